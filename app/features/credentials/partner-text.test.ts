import { expect, test } from 'vitest';
import { partnerText } from './partner-text.ts';

test('a partner’s text is cut at the pipe: what it does, and where its website is [PG-2]', () => {
  expect(partnerText('Supercomputing for research|https://compute.example/about')).toEqual({
    description: 'Supercomputing for research',
    href: 'https://compute.example/about',
  });
});

test('a partner without a scheme gets https [PG-2]', () => {
  expect(partnerText('Freight|muster-logistik.example').href).toBe('https://muster-logistik.example');
});

test('a partner that asks for http or https keeps it, however it is written [PG-2]', () => {
  for (const url of ['http://clinic.example', 'https://clinic.example', 'HTTPS://clinic.example']) {
    expect(partnerText(`A clinic|${url}`).href).toBe(url);
  }
});

test('spaces around the address are no part of it [PG-2]', () => {
  expect(partnerText('Songs |  \n songs.example \t')).toEqual({
    description: 'Songs',
    href: 'https://songs.example',
  });
  expect(partnerText('Songs|  http://songs.example  ').href).toBe('http://songs.example');
});

test('a partner without an address links to nothing [PG-2]', () => {
  for (const text of ['Accounts', 'Accounts|', 'Accounts|   ']) {
    expect(partnerText(text)).toEqual({ description: 'Accounts', href: '#' });
  }
});

test('an address that only looks like http is made safe by its prefix [PG-2]', () => {
  expect(partnerText('Trap|javascript:alert(1)').href).toBe('https://javascript:alert(1)');
  expect(partnerText('Trap|httpsomething.example').href).toBe('https://httpsomething.example');
  expect(partnerText('Trap|//other.example').href.startsWith('https://')).toBe(true);
});

test('what follows a second pipe still belongs to the address [PG-2]', () => {
  expect(partnerText('Law|law.example/a|b').href).toBe('https://law.example/a|b');
});
