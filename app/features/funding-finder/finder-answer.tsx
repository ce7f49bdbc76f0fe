import { ProgrammeLink } from '../../components/layout/programme-link.tsx';
import { SplitFigure } from '../../components/ui/split.tsx';
import { formatFact } from '../../lib/content/facts.ts';
import { fill } from '../../lib/content/fill.ts';
import type { Totals } from '../../lib/content/finder-payments.ts';
import { type Answers, type Programme, programmeNames } from '../../lib/content/finder-questions.ts';
import type { FinderOutcome } from '../../lib/content/funding-finder.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { answerId, FieldLink } from './finder-form.tsx';
import { euros, outcomeText, pointsText, sumsOf } from './finder-texts.ts';
import type { FinderMessages } from './programmes.messages.ts';

type Props = {
  messages: FinderMessages;
  language: Language;
  outcome: FinderOutcome | undefined;
  answers: Answers | undefined;
  isFound: boolean;
  isAsked: boolean;
  official: Record<Programme, string>;
  asOf: string;
};

export function FinderAnswer(props: Props) {
  const { messages, language, outcome, answers, isFound, isAsked, official, asOf } = props;
  const { answer } = messages;
  const found = outcome && answers && { outcome, answers, messages, language };
  const fits = outcome && outcome.answer !== 'neither' ? { ...outcome, answer: outcome.answer } : undefined;
  const sums = fits && sumsOf(fits, language);
  const title = outcome ? outcomeText(outcome, messages) : answer.title;
  const isAdmission = fits?.needsConfirmation === 'permit';
  const sum = sums && fill(fits.needsConfirmation ? answer.sumPerhaps : answer.sum, sums);
  return (
    <div className="finder__answer" id={isFound ? answerId : undefined} tabIndex={-1}>
      <div>
        <h2>{title}</h2>
        <p className="vh" role="status">
          {outcome && `${title}. ${sum ?? ''}`}
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
          {fits && <River totals={fits.totals} messages={answer.figure} language={language} />}
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

function Points(told: Parameters<typeof pointsText>[0]) {
  const { answers, messages } = told;
  const points = pointsText(told);
  if (points.length === 0) return null;
  return (
    <ul className="ticks finder__points">
      {points.map(({ met, text, question }) => (
        <li key={question} className={met ? 'unsure' : 'unmet'}>
          {text} {/* Another admission is no mistake. */}
          {(question !== 'permit' || !met) && (
            <FieldLink name={question} given={`${answers[question]}`}>
              {messages.answer.check}
              <span className="vh"> {messages.questions[question].name}</span>
            </FieldLink>
          )}
        </li>
      ))}
    </ul>
  );
}

type RiverProps = {
  totals: Totals;
  messages: FinderMessages['answer']['figure'];
  language: Language;
};

function River({ totals, messages, language }: RiverProps) {
  const payer = (kind: 'state' | 'you', part: number, name: string) => ({
    kind,
    part,
    share: formatFact({ kind: 'percent', value: Math.round((part / totals.budget) * 100) }, language),
    name,
    amount: euros(part, language),
  });
  return (
    <SplitFigure
      cost={messages.first}
      sum={euros(totals.budget, language)}
      payers={[payer('state', totals.grant, messages.state), payer('you', totals.own, messages.own)]}
    />
  );
}
