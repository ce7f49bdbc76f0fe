import { formatFact } from '../../content/facts.ts';
import { fill } from '../../content/fill.ts';
import type { Answers, Finding, Reason } from '../../content/find-programme.ts';
import type { Language } from '../../i18n/languages.ts';
import { euros } from './finder-letter.ts';
import type { ProgrammesWords } from './programmes.words.ts';

type Told = { finding: Finding; answers: Answers; words: ProgrammesWords; language: Language };

/** Which of the two ranges that Fit 4 AI names for itself have the budget in them. */
function readingInWords({ finding, words: { rules } }: Told): string {
  const [first, second] = finding.estimates.find(({ programme }) => programme === 'fit4ai')?.readings ?? [];
  const only = first ? 'first' : 'second';
  return rules.ranges[first && second ? 'both' : only];
}

function budgetInWords(reason: Extract<Reason, { rule: 'budget' }>, told: Told): string {
  const { rules, answer } = told.words;
  const { programme, met, range } = reason;
  const [low, high] = range;
  const text = fill(met ? rules.budget.met : rules.budget.unmet, {
    name: answer.cash.names[programme],
    amount: euros(reason.budget, told.language),
    range: formatFact({ kind: 'euros', value: [low, high] }, told.language),
  });
  if (programme !== 'fit4ai') return text;
  return met && told.finding.answer !== 'neither'
    ? `${rules.ranges.named} ${readingInWords(told)}`
    : `${text} ${rules.ranges.named}`;
}

/** A rule that decided, in words. */
function reasonInWords(reason: Reason, told: Told): string {
  const { finding, answers, words } = told;
  const { rules } = words;
  if (reason.rule === 'goal') return rules.goal[reason.programme];
  if (reason.rule === 'budget') return budgetInWords(reason, told);
  if (reason.rule === 'permit' && !reason.isSure) return rules.permit.unsure;
  const rule = rules[reason.rule];
  if (!reason.met) return rule.unmet;
  if (reason.rule !== 'size' || finding.size === 'large') return rule.met;
  const size = fill(rule.met, { size: rules.sizes[finding.size] });
  return answers.linked === 'yes' ? `${size} ${rules.size.linked}` : size;
}

/** The rules that decided: where nothing fits, those that are not met or not sure; else all of them. */
export function reasonsInWords(told: Told): { met: boolean; isSure: boolean; text: string }[] {
  const { reasons, answer } = told.finding;
  return reasons
    .filter(({ met, isSure }) => answer !== 'neither' || !met || !isSure)
    .map((reason) => ({ met: reason.met, isSure: reason.isSure, text: reasonInWords(reason, told) }));
}

/** What would have to be otherwise for another answer. */
export function changesInWords({ finding, answers, words, language }: Told): string[] {
  const { rules, answer } = words;
  const unmet = finding.reasons.flatMap((reason) => {
    if (reason.met || reason.rule === 'goal') return [];
    if (reason.rule !== 'budget') return [rules[reason.rule].change];
    if (!reason.instead) return [];
    return [
      fill(rules.budget.change, {
        name: answer.cash.names[reason.programme],
        amount: euros(reason.instead.budget, language),
        rest: euros(reason.instead.grant, language),
      }),
    ];
  });
  if (finding.answer === 'neither') return unmet;
  return [...unmet, rules.begun.keep, ...(answers.goal === 'both' ? [] : [rules.instead[answers.goal]])];
}
