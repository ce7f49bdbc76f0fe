import type { Language } from '../i18n/languages.ts';
import { type Fact, type Facts, formatFact } from './facts.ts';

function factOf(facts: Facts, name: string): Fact {
  const fact = facts[name];
  if (!fact) throw new Error(`content/facts.json has no figure ${name}`);
  return fact;
}

/**
 * One figure as a number, in the unit in which `content/facts.json` keeps it.
 * @throws Error where it is missing or a range
 */
export function figureOf(facts: Facts, name: string): number {
  const { value } = factOf(facts, name);
  if (typeof value === 'number') return value;
  throw new Error(`${name} in content/facts.json is a range where one figure is needed`);
}

/**
 * A range of two figures.
 * @throws Error where it is missing or one figure
 */
export function rangeOf(facts: Facts, name: string): readonly [number, number] {
  const { value } = factOf(facts, name);
  if (typeof value !== 'number') return value;
  throw new Error(`${name} in content/facts.json is one figure where a range is needed`);
}

/**
 * A figure as the language writes it.
 * @throws Error where it is missing
 */
export function writtenOf(facts: Facts, name: string, language: Language): string {
  return formatFact(factOf(facts, name), language);
}
