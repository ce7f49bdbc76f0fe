import { formatFact } from '../../content/facts.ts';
import { fill } from '../../content/fill.ts';
import type { Finding } from '../../content/find-programme.ts';
import type { Totals } from '../../content/programme-payments.ts';
import { type Answers, type Programme, programmeNames } from '../../content/programme-questions.ts';
import { ProgrammeLink } from '../../features/programme-link/programme-link.tsx';
import type { Language } from '../../i18n/languages.ts';
import { SplitFigure } from '../../ui/split.tsx';
import { FieldLink } from './field-link.tsx';
import { answerId } from './finder-form.tsx';
import { euros, sumsOf, verdictInWords } from './finder-letter.ts';
import { pointsInWords } from './finder-reasons.ts';
import type { ProgrammesWords } from './programmes.words.ts';

type Props = {
  words: ProgrammesWords;
  language: Language;
  finding: Finding | undefined;
  answers: Answers | undefined;
  /** Whether the form's button leads here, and not to a list of faults. */
  isFound: boolean;
  /** Whether the answer was asked for: then it says what to do next. */
  isAsked: boolean;
  official: Record<Programme, string>;
  asOf: string;
};

/** What the answers come to: the programme, what stands against it, the sum, who pays it, and what to do next. */
export function FinderAnswer(props: Props) {
  const { words, language, finding, answers, isFound, isAsked, official, asOf } = props;
  const { answer } = words;
  const found = finding && answers && { finding, answers, words, language };
  const fits = finding && finding.answer !== 'neither' ? { ...finding, answer: finding.answer } : undefined;
  const sums = fits && sumsOf(fits, language);
  const title = finding ? verdictInWords(finding, words) : answer.title;
  const isAdmission = fits?.doubt === 'permit';
  const sum = sums && fill(fits.doubt ? answer.sumPerhaps : answer.sum, sums);
  return (
    <div className="finder__answer" id={isFound ? answerId : undefined} tabIndex={-1}>
      <div>
        <h2>{title}</h2>
        <p className="vh" role="status">
          {finding && `${title}. ${sum ?? ''}`}
        </p>
        {!found && <p className="mut">{answer.waiting}</p>}
        {found && <Points {...found} />}
        {fits && sums && (
          <>
            <p className="lead">{sum}</p>
            <p>{fill(fits.answer === 'both' ? answer.aheadOfBoth : answer.ahead, sums)}</p>
          </>
        )}
        {fits && isAsked && (
          <>
            <h3>{answer.next.title}</h3>
            <ol className="steps">
              {isAdmission && <li>{answer.next.admission}</li>}
              {answer.next[fits.answer].map((step) => (
                <li key={step}>{fill(step, { crafts: isAdmission ? '' : answer.next.crafts })}</li>
              ))}
            </ol>
          </>
        )}
      </div>
      {found && (
        <div>
          {fits && <River totals={fits.totals} words={answer.figure} language={language} />}
          {fits && <p className="cap">{fill(answer.estimate, { date: asOf })}</p>}
          <p className="finder__official">
            {programmeNames
              .filter((programme) => !fits || fits.answer === 'both' || fits.answer === programme)
              .map((programme) => (
                <ProgrammeLink key={programme} href={official[programme]} className="link ext">
                  {answer.official[programme]}
                </ProgrammeLink>
              ))}
          </p>
        </div>
      )}
    </div>
  );
}

/** What stands against a programme or is in doubt, each with a link to the answer that was perhaps given by mistake. */
function Points(told: Parameters<typeof pointsInWords>[0]) {
  const { answers, words } = told;
  const points = pointsInWords(told);
  if (points.length === 0) return null;
  return (
    <ul className="ticks finder__points">
      {points.map(({ met, text, question }) => (
        <li key={question} className={met ? 'unsure' : 'unmet'}>
          {text} {/* Another admission is no mistake. */}
          {(question !== 'permit' || !met) && (
            <FieldLink name={question} given={`${answers[question]}`}>
              {words.answer.check}
              <span className="vh"> {words.questions[question].name}</span>
            </FieldLink>
          )}
        </li>
      ))}
    </ul>
  );
}

type RiverProps = {
  totals: Totals;
  words: ProgrammesWords['answer']['figure'];
  language: Language;
};

/** The cost without VAT, and the two parts that it falls into. */
function River({ totals, words, language }: RiverProps) {
  const payer = (kind: 'state' | 'you', part: number, name: string) => ({
    kind,
    part,
    share: formatFact({ kind: 'percent', value: Math.round((part / totals.budget) * 100) }, language),
    name,
    amount: euros(part, language),
  });
  return (
    <SplitFigure
      cost={words.first}
      sum={euros(totals.budget, language)}
      payers={[payer('state', totals.grant, words.state), payer('you', totals.own, words.own)]}
    />
  );
}
