import { formatFact } from '../../lib/content/facts.ts';
import { fill } from '../../lib/content/fill.ts';
import type { FinderOutcome, Reason } from '../../lib/content/find-programme.ts';
import type { Answers } from '../../lib/content/programme-questions.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { euros } from './finder-contact-draft.ts';
import type { ProgrammesMessages } from './programmes.messages.ts';
import type { QuestionName } from './read-answers.ts';

type Told = { outcome: FinderOutcome; answers: Answers; messages: ProgrammesMessages; language: Language };
type Budgeted = Extract<Reason, { rule: 'budget' }>;

function budgetText(reason: Budgeted, { messages: { rules, answer }, language }: Told): string {
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

function reasonText(reason: Reason, told: Told): string {
  const { outcome, answers, messages } = told;
  const { rules } = messages;
  if (reason.rule === 'goal') return rules.goal[reason.programme];
  if (reason.rule === 'budget') return budgetText(reason, told);
  const rule = rules[reason.rule];
  if (!reason.isSure) return rule.unmet;
  if (!reason.met) return `${rule.unmet} ${rule.change}`;
  if (reason.rule !== 'size' || outcome.size === 'large') return rule.met;
  const size = fill(rule.met, { size: rules.sizes[outcome.size] });
  return answers.linked === 'yes' ? `${size} ${rules.size.linked}` : size;
}

function questionOf(reason: Exclude<Reason, { rule: 'goal' }>, { outcome, answers }: Told): QuestionName {
  if (reason.rule === 'budget') return reason.question;
  if (reason.rule !== 'size') return reason.rule;
  return answers.staff === outcome.size ? 'staff' : 'money';
}

export function pointsText(told: Told): { met: boolean; text: string; question: QuestionName }[] {
  return told.outcome.reasons.flatMap((reason) =>
    reason.rule === 'goal' || (reason.met && reason.isSure)
      ? []
      : [{ met: reason.met, text: reasonText(reason, told), question: questionOf(reason, told) }],
  );
}

export function reasonsText(told: Told): string[] {
  const { outcome, answers, messages } = told;
  const met = outcome.reasons.filter((reason) => reason.met && reason.isSure);
  const other = answers.goal === 'both' ? [] : [messages.rules.instead[answers.goal]];
  return [...met.map((reason) => reasonText(reason, told)), ...other];
}
