import { formatFact } from '../../lib/content/facts.ts';
import { fill } from '../../lib/content/fill.ts';
import type { FinderOutcome, Reason } from '../../lib/funding-finder/find-funding.ts';
import { type Answers, budgetsOf } from '../../lib/funding-finder/questions.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import type { FinderMessages } from './funding-finder.messages.ts';
import { isBudget, type QuestionName, questionNames } from './read-answers.ts';

export type FinderResult = {
  outcome: FinderOutcome;
  answers: Answers;
  messages: FinderMessages;
  language: Language;
};

export function euros(value: number, language: Language): string {
  return formatFact({ kind: 'euros', value }, language);
}

export function outcomeText({ outcome, messages: { answer: messages } }: FinderResult): string {
  const { fits, only, needsConfirmation } = outcome;
  if (fits === 'neither') return messages.neither;
  if (needsConfirmation) return messages[needsConfirmation === 'permit' ? 'admission' : 'perhaps'][fits];
  return only ? messages.only[only] : messages.verdicts[fits];
}

export function sumsOf({ outcome: { totals }, language }: FinderResult): Record<string, string> {
  return Object.fromEntries(Object.entries(totals).map(([name, value]) => [name, euros(value, language)]));
}

export function finderDraft(result: FinderResult): { subject: string; message: string } {
  const { outcome, answers, messages, language } = result;
  const { questions, submission } = messages;
  const summary = outcomeText(result);
  const sum = outcome.fits === 'neither' ? '' : fill(submission.sum, sumsOf(result));
  const lines = questionNames
    .filter((name) => !isBudget(name) || budgetsOf[answers.goal].includes(name))
    .map((name) => {
      if (isBudget(name)) return `${questions[name].name}: ${euros(answers[name] ?? 0, language)}`;
      const options: Record<string, string> = questions[name].options;
      return `${questions[name].name}: ${options[answers[name]]}`;
    });
  return {
    subject: fill(submission.subject, { name: summary }),
    message: [submission.opening, `${summary}. ${sum}`.trim(), lines.join('\n')].join('\n\n'),
  };
}

function budgetText(
  reason: Extract<Reason, { rule: 'budget' }>,
  { messages: { rules, answer }, language }: FinderResult,
): string {
  const { status, budget, range, instead } = reason;
  const values = {
    name: answer.cash.names[reason.programme],
    budget: euros(budget, language),
    range: formatFact({ kind: 'euros', value: [...range] }, language),
    bound: euros(instead?.budget ?? 0, language),
    grant: euros(instead?.grant ?? 0, language),
  };
  if (status === 'unsure') return fill(budget < range[0] ? rules.budget.low : rules.budget.high, values);
  if (status === 'met') return fill(rules.budget.met, values);
  return fill(`${rules.budget.unmet} ${rules.budget.change}`, values);
}

function reasonText(reason: Reason, result: FinderResult): string {
  const { outcome, answers, messages } = result;
  const { rules } = messages;
  if (reason.rule === 'goal') return rules.goal[reason.programme];
  if (reason.rule === 'budget') return budgetText(reason, result);
  const rule = rules[reason.rule];
  if (reason.status === 'unsure') return rule.unmet;
  if (reason.status === 'unmet') return `${rule.unmet} ${rule.change}`;
  if (reason.rule !== 'size' || outcome.size === 'large') return rule.met;
  const size = fill(rule.met, { size: rules.sizes[outcome.size] });
  return answers.linked === 'yes' ? `${size} ${rules.size.linked}` : size;
}

function questionOf(
  reason: Exclude<Reason, { rule: 'goal' }>,
  { outcome, answers }: FinderResult,
): QuestionName {
  if (reason.rule === 'budget') return reason.question;
  if (reason.rule !== 'size') return reason.rule;
  return answers.staff === outcome.size ? 'staff' : 'money';
}

export function pointsText(result: FinderResult) {
  return result.outcome.reasons.flatMap((reason) =>
    reason.rule === 'goal' || reason.status === 'met'
      ? []
      : [{ status: reason.status, text: reasonText(reason, result), question: questionOf(reason, result) }],
  );
}

export function reasonsText(result: FinderResult): string[] {
  const { outcome, answers, messages } = result;
  const met = outcome.reasons.filter(({ status }) => status === 'met');
  const instead = answers.goal === 'both' ? [] : [messages.rules.instead[answers.goal]];
  return [...met.map((reason) => reasonText(reason, result)), ...instead];
}
