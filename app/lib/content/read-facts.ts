import type { Language } from '../i18n/languages.ts';
import { type Fact, type Facts, formatFact } from './facts.ts';

function factOf(facts: Facts, name: string): Fact {
  const fact = facts[name];
  if (!fact) throw new Error(`content/facts.json has no figure ${name}`);
  return fact;
}

export function figureOf(facts: Facts, name: string): number {
  const { value } = factOf(facts, name);
  if (typeof value === 'number') return value;
  throw new Error(`${name} in content/facts.json is a range where one figure is needed`);
}

export function rangeOf(facts: Facts, name: string): readonly [number, number] {
  const { value } = factOf(facts, name);
  if (typeof value !== 'number') return value;
  throw new Error(`${name} in content/facts.json is one figure where a range is needed`);
}

export function writtenOf(facts: Facts, name: string, language: Language): string {
  return formatFact(factOf(facts, name), language);
}

export function progressOf(facts: Facts, name: string, language: Language) {
  return { value: figureOf(facts, name), shown: writtenOf(facts, name, language) };
}
