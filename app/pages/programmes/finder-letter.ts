import { formatFact } from '../../content/facts.ts';
import { fill } from '../../content/fill.ts';
import type { Finding } from '../../content/find-programme.ts';
import { type Answers, budgetsOf } from '../../content/programme-questions.ts';
import type { Language } from '../../i18n/languages.ts';
import type { ProgrammesWords } from './programmes.words.ts';
import { isBudget, questionNames } from './read-answers.ts';

/** An amount in euros as the language writes it. */
export function euros(value: number, language: Language): string {
  return formatFact({ kind: 'euros', value }, language);
}

/** Which programme fits, and how sure and how whole that is. */
export function verdictInWords({ answer, only, doubt }: Finding, { answer: words }: ProgrammesWords): string {
  if (answer === 'neither') return words.neither;
  if (doubt) return words[doubt === 'permit' ? 'admission' : 'perhaps'][answer];
  return only ? words.only[only] : words.verdicts[answer];
}

/** The sums of an answer, by the names that the words give them. */
export function sumsOf({ totals }: Finding, language: Language): Record<string, string> {
  const { budget, grant, own, peak } = totals;
  const sums = { first: budget, amount: grant, rest: own, max: peak };
  return Object.fromEntries(Object.entries(sums).map(([name, value]) => [name, euros(value, language)]));
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
  const verdict = verdictInWords(finding, words);
  const sum = finding.answer === 'neither' ? '' : fill(words.letter.sum, sumsOf(finding, language));
  const given = answersInWords(answers, words, language).map(([name, answer]) => `${name}: ${answer}`);
  return {
    subject: fill(words.letter.subject, { name: verdict }),
    message: [words.letter.opening, `${verdict}. ${sum}`.trim(), given.join('\n')].join('\n\n'),
  };
}
