import { type Fact, type Facts, formatFact } from '../../lib/content/facts.ts';
import { figureOf, rangeOf, writtenOf } from '../../lib/content/read-facts.ts';
import type { Language } from '../../lib/i18n/languages.ts';

/** Parts in euros, and texts formatted for the locale. */
export type Split = { sum: string; state: Part; you: Part };
type Part = { part: number; share: string; amount: string };

/** Range in euros, and formatted for the locale. */
export type Tier = { range: readonly [number, number]; shown: string };

/** The axis runs from 0 to the last tick, in euros. */
export type Fit4aiFigures = {
  split: Split;
  small: Tier;
  medium: Tier;
  axis: { end: number; ticks: string[] };
};

export type SmeFigures = { split: Split; shown: { budget: string; support: string; duration: string } };

function split(facts: Facts, names: { share: string; example: string }, language: Language): Split {
  const stateShare = figureOf(facts, names.share);
  const sum = figureOf(facts, names.example);
  const [state, you] = [figureOf(facts, `${names.example}State`), figureOf(facts, `${names.example}You`)];
  const show = (fact: Fact) => formatFact(fact, language);
  const euros = (value: number) => show({ kind: 'euros', value });
  const percent = (value: number) => show({ kind: 'percent', value });
  return {
    sum: euros(sum),
    state: { part: state, share: percent(stateShare), amount: euros(state) },
    you: { part: you, share: percent(100 - stateShare), amount: euros(you) },
  };
}

function tier(facts: Facts, name: string, language: Language): Tier {
  return { range: rangeOf(facts, name), shown: writtenOf(facts, name, language) };
}

/** @throws Error if `content/facts.json` lacks a figure */
export function fit4aiFigures(facts: Facts, language: Language): Fit4aiFigures {
  const [small, medium] = [tier(facts, 'fit4aiSmall', language), tier(facts, 'fit4aiMedium', language)];
  const end = medium.range[1];
  const ticks = [0, 1, 2, 3, 4].map((tick) =>
    formatFact({ kind: 'euros', value: (end * tick) / 4 }, language),
  );
  return {
    split: split(facts, { share: 'fit4aiSubsidy', example: 'fit4aiExample' }, language),
    small,
    medium,
    axis: { end, ticks },
  };
}

/** @throws Error if `content/facts.json` lacks a figure */
export function smeFigures(facts: Facts, language: Language): SmeFigures {
  const show = (name: string) => writtenOf(facts, name, language);
  return {
    split: split(facts, { share: 'smeSupport', example: 'smeExample' }, language),
    shown: { budget: show('smeBudget'), support: show('smeSupport'), duration: show('smeMonths') },
  };
}
