import { formatFact } from '../../content/facts.ts';
import { fill } from '../../content/fill.ts';
import { type Answers, budgetsOf, type Finding } from '../../content/find-programme.ts';
import type { Language } from '../../i18n/languages.ts';
import type { ProgrammesWords } from './programmes.words.ts';
import { isBudget, questionNames } from './read-answers.ts';

/** An amount in whole euros as the language writes it. */
export function euros(value: number, language: Language): string {
  return formatFact({ kind: 'euros', value }, language);
}

/** What the firm pays first, gets back and keeps, in one sentence; empty where no programme fits. */
export function sumInWords({ estimates }: Finding, { answer }: ProgrammesWords, language: Language): string {
  if (estimates.length === 0) return '';
  const first = estimates.reduce((sum, { budget, vat }) => sum + budget + vat, 0);
  const grant = estimates.reduce((sum, one) => sum + one.grant, 0);
  return fill(answer.sum, {
    first: euros(first, language),
    amount: euros(grant, language),
    rest: euros(first - grant, language),
  });
}

/** Each question by its name, with the answer in words. */
export function answersInWords(
  answers: Answers,
  { questions }: ProgrammesWords,
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

/** The answers and what they come to, as a letter to the firm. */
export function finderLetter(
  finding: Finding,
  answers: Answers,
  words: ProgrammesWords,
  language: Language,
): { subject: string; message: string } {
  const verdict = words.answer.verdicts[finding.answer];
  const given = answersInWords(answers, words, language).map(([name, answer]) => `${name}: ${answer}`);
  return {
    subject: fill(words.letter.subject, { name: verdict }),
    message: [
      words.letter.opening,
      [`${verdict}.`, sumInWords(finding, words, language)].join(' ').trim(),
      given.join('\n'),
    ].join('\n\n'),
  };
}
