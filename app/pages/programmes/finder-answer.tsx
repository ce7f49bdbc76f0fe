import { formatFact } from '../../content/facts.ts';
import { fill } from '../../content/fill.ts';
import type { Finding, Programme, Totals } from '../../content/find-programme.ts';
import { ProgrammeLink } from '../../features/programme-link/programme-link.tsx';
import type { Language } from '../../i18n/languages.ts';
import { SplitFigure } from '../../ui/split.tsx';
import { answerId, FieldLink } from './finder-form.tsx';
import { euros, sumInWords, verdictInWords } from './finder-letter.ts';
import type { ProgrammesWords } from './programmes.words.ts';
import type { QuestionName } from './read-answers.ts';

type Props = {
  words: ProgrammesWords;
  language: Language;
  finding: Finding | undefined;
  /** What a visitor who has begun has still to answer. */
  open: readonly QuestionName[];
  /** Whether the form's button leads here, and not to a list of faults. */
  isFound: boolean;
  official: Record<Programme, string>;
  asOf: string;
};

/** What the answers come to: the programme, the sum in one sentence, and who pays it. */
export function FinderAnswer({ words, language, finding, open, isFound, official, asOf }: Props) {
  const { answer, questions } = words;
  const sum = finding && sumInWords(finding, words, language);
  const title = finding ? verdictInWords(finding, words) : answer.title;
  return (
    <div className="finder__answer" id={isFound ? answerId : undefined} tabIndex={-1}>
      <h2>{title}</h2>
      <p className="vh" role="status">
        {finding && `${title}. ${sum}`}
      </p>
      {sum && <p className="lead">{sum}</p>}
      {finding && finding.estimates.length > 0 && (
        <River totals={finding.totals} words={answer.figure} language={language} />
      )}
      {sum && <p className="mut">{answer.estimate}</p>}
      {!finding && <p className="mut">{answer.waiting}</p>}
      {isFound && open.length > 0 && (
        <>
          <p>
            <b>{answer.open}</b>
          </p>
          <ul className="finder__open">
            {open.map((name) => (
              <li key={name}>
                <FieldLink name={name}>{questions[name].name}</FieldLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="cap">{fill(answer.asOf, { date: asOf })}</p>
      <p className="finder__official">
        <ProgrammeLink href={official.fit4ai} className="link ext">
          {answer.official.fit4ai}
        </ProgrammeLink>
        <ProgrammeLink href={official.smePackages} className="link ext">
          {answer.official.smePackages}
        </ProgrammeLink>
      </p>
    </div>
  );
}

type RiverProps = {
  totals: Totals;
  words: ProgrammesWords['answer']['figure'];
  language: Language;
};

/** All invoices as one sum, the three parts that it falls into, and how much of it is out at one time. */
function River({ totals, words, language }: RiverProps) {
  const payer = (kind: 'state' | 'you' | 'vat', part: number, name: string) => ({
    kind,
    part,
    share: formatFact({ kind: 'percent', value: Math.round((part / totals.budget) * 100) }, language),
    name,
    amount: euros(part, language),
  });
  return (
    <>
      <SplitFigure
        cost={words.first}
        sum={euros(totals.paid, language)}
        payers={[
          payer('state', totals.grant, words.state),
          payer('you', totals.own, words.own),
          payer('vat', totals.vat, words.vat),
        ]}
      />
      {totals.peak < totals.paid && (
        <p className="finder__peak">
          {words.peak} <b>{euros(totals.peak, language)}</b>
        </p>
      )}
    </>
  );
}
