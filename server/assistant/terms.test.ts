import { expect, test } from 'vitest';
import { stemmers } from './stemmers/stemmers.ts';
import { fold, termsOf, wordsOf } from './terms.ts';

function terms(language: string, text: string): string[] {
  const stemmer = stemmers.find((one) => one.language === language);
  if (!stemmer) throw new Error(language);
  return termsOf(stemmer).of(text);
}

test('[CH-5] words are cut where visitors and the site join them differently', () => {
  expect(wordsOf('Fit4AI', 'en')).toEqual(['fit', '4', 'ai']);
  expect(wordsOf('KI-Beratung', 'de')).toEqual(['ki', 'beratung']);
  expect(wordsOf('l’IA', 'fr')).toEqual(['l', 'ia']);
  expect(wordsOf('ISO/IEC 27001:2022', 'en')).toEqual(['iso', 'iec', '27001', '2022']);
});

test('[CH-5] a letter that many leave out or type otherwise makes no difference', () => {
  expect(fold('Éligibilité')).toBe('eligibilite');
  expect(fold('Größe')).toBe('grosse');
  expect(fold('счёт')).toBe('счет');
  expect(fold('п’ять')).toBe(fold("п'ять"));
});

test('[CH-5] Cyrillic letters that only look accented stay themselves', () => {
  expect(fold('який Київ')).toBe('який київ');
});

test('[CH-5] forms of a word have one stem in every language', () => {
  const forms: [string, string, string][] = [
    ['en', 'certificate', 'certificates'],
    ['fr', 'subvention', 'subventions'],
    ['de', 'Förderung', 'Förderungen'],
    ['uk', 'працівники', 'працівників'],
    ['ru', 'работники', 'работников'],
  ];
  for (const [language, one, other] of forms) expect(terms(language, one)).toEqual(terms(language, other));
});

test('[CH-5] a question without a subject has no terms', () => {
  expect(terms('en', 'What is it?')).toEqual([]);
  expect(terms('fr', 'Qu’est-ce que c’est ?')).toEqual([]);
  expect(terms('de', 'Was ist das?')).toEqual([]);
  expect(terms('uk', 'Що це таке?')).toEqual([]);
  expect(terms('ru', 'Что это такое?')).toEqual([]);
});
