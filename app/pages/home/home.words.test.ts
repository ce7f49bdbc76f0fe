import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { servicesMessages } from '../services/services.messages.ts';
import { homeMessages } from './home.messages.ts';

describe.for(languages)('in %s', (language) => {
  const { contact } = loadMessages(homeMessages, 'home', language).messages;

  test('[PG-7] hours are those of Luxembourg, whatever the season', () => {
    const { delivery, faq } = loadMessages(servicesMessages, 'services', language).messages;
    const { hours } = delivery.timetable;
    const answer = faq.items.find((item) => /18(?::00|\s?h|\s?Uhr)/.test(item.answer))?.answer;
    for (const text of [contact.hoursValue, `${hours.value} ${hours.text}`, answer]) {
      expect(text).toMatch(/Luxembourg|Luxemburger|Люксембургу|люксембурзьким|люксембургскому/i);
      expect(text).not.toMatch(/CET|MEZ|HEC/);
    }
  });

  test('[HB-3] home calls each thing by its one name, and ends no sentence twice', () => {
    const { terms }: { terms: { drop: string[] }[] } = JSON.parse(
      readFileSync(`content/${language}/glossary.json`, 'utf8'),
    );
    const text = readFileSync(`content/${language}/home.json`, 'utf8');
    const dropped = terms.flatMap(({ drop }) => drop).join('|');
    expect(text).not.toMatch(new RegExp(`(?<!\\p{L})(?:${dropped})(?!\\p{L})`, 'iu'));
    expect(text).not.toMatch(/(?<!\.)\.\.(?!\.)/);
  });
});
