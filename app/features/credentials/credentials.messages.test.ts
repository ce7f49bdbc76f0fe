import { expect, test } from 'vitest';
import { partnerText } from './credentials.messages.ts';

test.for([
  ['Research|https://compute.example/about', 'Research', 'https://compute.example/about'],
  ['Freight|muster-logistik.example', 'Freight', 'https://muster-logistik.example'],
  ['A clinic|http://clinic.example', 'A clinic', 'http://clinic.example'],
  ['A clinic|HTTPS://clinic.example', 'A clinic', 'HTTPS://clinic.example'],
  ['Songs |  \n songs.example \t', 'Songs', 'https://songs.example'],
  ['Songs|  http://songs.example  ', 'Songs', 'http://songs.example'],
  ['Accounts', 'Accounts', '#'],
  ['Accounts|   ', 'Accounts', '#'],
  ['Trap|javascript:alert(1)', 'Trap', 'https://javascript:alert(1)'],
  ['Trap|httpsomething.example', 'Trap', 'https://httpsomething.example'],
  ['Trap|//other.example', 'Trap', 'https:////other.example'],
  ['Law|law.example/a|b', 'Law', 'https://law.example/a|b'],
] as const)('[PG-2] %j is cut at its first pipe, and its address completed', ([text, description, href]) => {
  expect(partnerText(text)).toEqual({ description, href });
});
