import { formatFact } from '../../lib/content/facts.ts';
import { fill } from '../../lib/content/fill.ts';
import type { FinderOutcome } from '../../lib/content/find-programme.ts';
import { type Answers, budgetsOf } from '../../lib/content/programme-questions.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import type { ProgrammesMessages } from './programmes.messages.ts';
import { isBudget, questionNames } from './read-answers.ts';

export function euros(value: number, language: Language): string {
  return formatFact({ kind: 'euros', value }, language);
}

export function outcomeText(
  { answer, only, needsConfirmation }: FinderOutcome,
  { answer: messages }: ProgrammesMessages,
): string {
  if (answer === 'neither') return messages.neither;
  if (needsConfirmation) return messages[needsConfirmation === 'permit' ? 'admission' : 'perhaps'][answer];
  return only ? messages.only[only] : messages.verdicts[answer];
}

export function sumsOf({ totals }: FinderOutcome, language: Language): Record<string, string> {
  const { budget, grant, own, peak } = totals;
  const sums = { first: budget, amount: grant, rest: own, max: peak };
  return Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, euros(value, language)]));
}

export function answersText(
  answers: Answers,
  { questions }: ProgrammesMessages,
  language: Language,
): [name: string, answer: string][] {
  return questionNames
    .filter((name) => !isBudget(name) || budgetsOf[answers.goal].includes(name))
    .map((name) => {
      if (isBudget(name)) return [questions[name].name, euros(answers[name] ?? 0, language)];
      const options: Record<string, string> = questions[name].options;
      return [questions[name].name, options[answers[name]] ?? ''];
    });
}

export function finderDraft(
  outcome: FinderOutcome,
  answers: Answers,
  messages: ProgrammesMessages,
  language: Language,
): { subject: string; message: string } {
  const summary = outcomeText(outcome, messages);
  const sum = outcome.answer === 'neither' ? '' : fill(messages.submission.sum, sumsOf(outcome, language));
  const given = answersText(answers, messages, language).map(([name, answer]) => `${name}: ${answer}`);
  return {
    subject: fill(messages.submission.subject, { name: summary }),
    message: [messages.submission.opening, `${summary}. ${sum}`.trim(), given.join('\n')].join('\n\n'),
  };
}
