import { z } from 'zod';
import { readWords } from '../../../content/words.server.ts';
import type { Language } from '../../../i18n/languages.ts';

const text = z.string();
const point = z.object({ title: text, text });

/** What the instruction takes from the home page; the page itself has a strict schema for all of it. */
const homeSections = z.object({
  services: z.object({ cards: z.record(text, point.extend({ details: z.array(text) })) }),
  products: z.object({
    available: text,
    comingSoon: text,
    items: z.record(text, z.object({ name: text, text })),
  }),
  fit4ai: z.object({
    lead: text,
    rate: text,
    small: text,
    medium: text,
    note: text,
    eligibility: z.array(text),
    steps: z.array(point),
  }),
  smepackages: z.object({
    lead: text,
    budget: text,
    support: text,
    duration: text,
    months: text,
    note: text,
    eligibility: z.array(text),
    steps: z.array(point),
  }),
  contact: z.object({ lead: text, hoursValue: text }),
});

const servicesSections = z.object({
  faq: z.object({ items: z.array(z.object({ question: text, answer: text })) }),
});

/** The home page's words, as the site shows them in the language. */
export function homeWordsFor(language: Language) {
  return readWords(homeSections, 'home', language).words;
}

/** The services page's words, as the site shows them in the language. */
export function servicesWordsFor(language: Language) {
  return readWords(servicesSections, 'services', language).words;
}
