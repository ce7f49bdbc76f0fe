import { describe, expect, test } from 'vitest';
import { loadMessages } from '../../lib/content/messages.server.ts';
import { facts } from '../../lib/content/owner.server.ts';
import { figureOf } from '../../lib/content/read-facts.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { servicesMessages } from '../services/services.messages.ts';
import { homeMessages } from './home.messages.ts';

describe.for(languages)('in %s', (language) => {
  const { contact } = loadMessages(homeMessages, 'home', language).messages;

  test('[PG-7] hours are those of Luxembourg, whatever the season', () => {
    const { delivery, faq } = loadMessages(servicesMessages, 'services', language).messages;
    const { hours } = delivery.timetable;
    const closing = new RegExp(`${figureOf(facts, 'officeCloses')}(?::00|\\s?h|\\s?Uhr)`);
    const answer = faq.items.find((item) => closing.test(item.answer))?.answer;
    for (const text of [contact.hoursValue, `${hours.value} ${hours.text}`, answer]) {
      expect(text).toMatch(/Luxembourg|Luxemburger|Люксембургу|люксембурзьким|люксембургскому/i);
      expect(text).not.toMatch(/CET|MEZ|HEC/);
    }
  });
});
