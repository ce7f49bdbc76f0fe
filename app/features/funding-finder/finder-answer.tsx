import { ProgrammeLink } from '../../components/layout/programme-link.tsx';
import { SplitFigure } from '../../components/ui/split.tsx';
import { formatFact } from '../../lib/content/facts.ts';
import { fill } from '../../lib/content/fill.ts';
import { type Programme, programmeNames } from '../../lib/funding-finder/questions.ts';
import { ANSWER_ID, FieldLink } from './finder-form.tsx';
import { euros, type FinderResult, outcomeText, pointsText, sumsOf } from './finder-texts.ts';
import type { FinderMessages } from './funding-finder.messages.ts';

type Props = {
  messages: FinderMessages['answer'];
  /** Undefined until all questions have an answer. */
  result: FinderResult | undefined;
  isTarget: boolean;
  showsNext: boolean;
  official: Record<Programme, string>;
};

export function FinderAnswer({ messages, result, isTarget, showsNext, official }: Props) {
  const outcome = result?.outcome;
  const fits = outcome?.fits === 'neither' ? undefined : outcome?.fits;
  const sums = result && fits && sumsOf(result);
  const sum = sums && fill(outcome?.needsConfirmation ? messages.sumPerhaps : messages.sum, sums);
  const title = result ? outcomeText(result) : messages.title;
  const isAdmission = outcome?.needsConfirmation === 'permit';
  return (
    <div className="finder__answer" id={isTarget ? ANSWER_ID : undefined} tabIndex={-1}>
      <div>
        <h2>{title}</h2>
        <p className="visually-hidden" role="status">
          {result && `${title}. ${sum ?? ''}`}
        </p>
        {result ? <Points {...result} /> : <p className="muted">{messages.waiting}</p>}
        {sums && (
          <>
            <p className="lead">{sum}</p>
            <p>{fill(fits === 'both' ? messages.aheadOfBoth : messages.ahead, sums)}</p>
          </>
        )}
        {fits && showsNext && (
          <>
            <h3>{messages.next.title}</h3>
            <ol className="steps">
              {isAdmission && <li>{messages.next.admission}</li>}
              {messages.next[fits].map((step) => (
                <li key={step}>{fill(step, { crafts: isAdmission ? '' : messages.next.crafts })}</li>
              ))}
            </ol>
          </>
        )}
      </div>
      {result && (
        <div>
          {fits && <CostShares {...result} />}
          {fits && <p className="caption">{messages.estimate}</p>}
          <p className="finder__official">
            {programmeNames
              .filter((programme) => !fits || fits === 'both' || fits === programme)
              .map((programme) => (
                <ProgrammeLink key={programme} href={official[programme]} className="link external">
                  {messages.official[programme]}
                </ProgrammeLink>
              ))}
          </p>
        </div>
      )}
    </div>
  );
}

function Points(result: FinderResult) {
  const { answers, messages } = result;
  const points = pointsText(result);
  if (points.length === 0) return null;
  return (
    <ul className="ticks finder__points">
      {points.map(({ status, text, question }) => (
        <li key={question} className={status}>
          {text} {/* Another admission than a permit needs no correction. */}
          {(question !== 'permit' || status === 'unmet') && (
            <FieldLink name={question} given={`${answers[question]}`}>
              {messages.answer.check}
              <span className="visually-hidden"> {messages.questions[question].name}</span>
            </FieldLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function CostShares({ outcome: { totals }, messages, language }: FinderResult) {
  const { cost, state, own } = messages.answer.figure;
  const payer = (kind: 'state' | 'you', part: number, name: string) => ({
    kind,
    part,
    share: formatFact({ kind: 'percent', value: Math.round((part / totals.budget) * 100) }, language),
    name,
    amount: euros(part, language),
  });
  return (
    <SplitFigure
      cost={cost}
      sum={euros(totals.budget, language)}
      payers={[payer('state', totals.grant, state), payer('you', totals.ownShare, own)]}
    />
  );
}
