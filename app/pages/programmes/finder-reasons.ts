import { formatFact } from '../../content/facts.ts';
import { fill } from '../../content/fill.ts';
import type { Finding, Reason } from '../../content/find-programme.ts';
import type { Answers } from '../../content/programme-questions.ts';
import type { Language } from '../../i18n/languages.ts';
import { euros } from './finder-letter.ts';
import type { ProgrammesWords } from './programmes.words.ts';
import type { QuestionName } from './read-answers.ts';

type Told = { finding: Finding; answers: Answers; words: ProgrammesWords; language: Language };
type Budgeted = Extract<Reason, { rule: 'budget' }>;

function budgetInWords(reason: Budgeted, { words: { rules, answer }, language }: Told): string {
  const { met, isSure, budget, range, instead } = reason;
  const values = {
    name: answer.cash.names[reason.programme],
    amount: euros(budget, language),
    range: formatFact({ kind: 'euros', value: [...range] }, language),
    bound: euros(instead?.budget ?? 0, language),
  };
  if (!isSure) return fill(budget < range[0] ? rules.budget.low : rules.budget.high, values);
  if (met || !instead) return fill(rules.budget.met, values);
  const other = { ...values, amount: values.bound, rest: euros(instead.grant, language) };
  return `${fill(rules.budget.unmet, values)} ${fill(rules.budget.change, other)}`;
}

/** A rule that decided, in words; where it is not met, with what would change that. */
function reasonInWords(reason: Reason, told: Told): string {
  const { finding, answers, words } = told;
  const { rules } = words;
  if (reason.rule === 'goal') return rules.goal[reason.programme];
  if (reason.rule === 'budget') return budgetInWords(reason, told);
  const rule = rules[reason.rule];
  // What an admission is asked to count for.
  if (!reason.isSure) return rule.unmet;
  if (!reason.met) return `${rule.unmet} ${rule.change}`;
  if (reason.rule !== 'size' || finding.size === 'large') return rule.met;
  const size = fill(rule.met, { size: rules.sizes[finding.size] });
  return answers.linked === 'yes' ? `${size} ${rules.size.linked}` : size;
}

/** The question whose answer decided about a rule: of the two about the size, the one with the larger class. */
function questionOf(reason: Exclude<Reason, { rule: 'goal' }>, { finding, answers }: Told): QuestionName {
  if (reason.rule === 'budget') return reason.question;
  if (reason.rule !== 'size') return reason.rule;
  return answers.staff === finding.size ? 'staff' : 'money';
}

/** What stands against a programme, or has to be asked about: in words, and the question to look at again. */
export function pointsInWords(told: Told): { met: boolean; text: string; question: QuestionName }[] {
  return told.finding.reasons.flatMap((reason) =>
    reason.rule === 'goal' || (reason.met && reason.isSure)
      ? []
      : [{ met: reason.met, text: reasonInWords(reason, told), question: questionOf(reason, told) }],
  );
}

/** The rules that are surely met, and what the other programme would do for somebody with another aim. */
export function reasonsInWords(told: Told): string[] {
  const { finding, answers, words } = told;
  const met = finding.reasons.filter((reason) => reason.met && reason.isSure);
  const other = answers.goal === 'both' ? [] : [words.rules.instead[answers.goal]];
  return [...met.map((reason) => reasonInWords(reason, told)), ...other];
}
