import type { ReactNode } from 'react';
import { formatFact } from '../../content/facts.ts';
import { fill } from '../../content/fill.ts';
import type { Finding } from '../../content/find-programme.ts';
import type { Payment } from '../../content/programme-payments.ts';
import type { Answers } from '../../content/programme-questions.ts';
import type { Language } from '../../i18n/languages.ts';
import { SectionLink } from '../../layout/section-link.tsx';
import { type ContactDraft, contactDraft } from '../../state/contact-draft.ts';
import { Ticks } from '../../ui/ticks.tsx';
import { answersInWords, euros } from './finder-letter.ts';
import { reasonsInWords } from './finder-reasons.ts';
import type { ProgrammesWords } from './programmes.words.ts';

type Props = {
  words: ProgrammesWords;
  language: Language;
  finding: Finding;
  answers: Answers;
  letter: ContactDraft;
  /** What stands in place of the button where there is no JavaScript. */
  children: ReactNode;
};

/** Below the answer: the way to send it, and folded the rules that decided and the payments in their order. */
export function FinderDetails({ words, language, finding, answers, letter, children }: Props) {
  const { answer } = words;
  return (
    <div className="finder__details">
      <div className="finder__send">
        <SectionLink section="contact" className="btn" onClick={() => contactDraft.set(letter)}>
          {answer.send}
        </SectionLink>
        {children}
      </div>
      {finding.estimates.length > 0 && (
        <>
          <details>
            <summary>{answer.reasons}</summary>
            <Ticks items={reasonsInWords({ finding, answers, words, language })} />
          </details>
          <details>
            <summary>{answer.cash.title}</summary>
            <Cash words={words} language={language} finding={finding} />
          </details>
        </>
      )}
      <div className="finder__given">
        <h3>{answer.print}</h3>
        <dl>
          {answersInWords(answers, words, language).map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** The payments in the order of time, and after each what is out of the firm's pocket. */
function Cash({ words, language, finding }: Pick<Props, 'words' | 'language' | 'finding'>) {
  const { cash } = words.answer;
  const { estimates, payments, totals } = finding;
  const shareOf = ({ programme }: Payment) =>
    estimates.find((estimate) => estimate.programme === programme)?.share ?? 0;
  function stepOf(payment: Payment): string {
    if (payment.kind === 'invoice') return cash.invoice[payment.programme];
    if (payment.kind === 'vat') return cash.vat;
    return fill(cash.refund, { share: formatFact({ kind: 'percent', value: shareOf(payment) }, language) });
  }
  return (
    <table className="cash" aria-label={cash.title}>
      <thead>
        <tr>
          <th scope="col">{cash.step}</th>
          <th scope="col">{cash.amount}</th>
          <th scope="col">{cash.out}</th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <tr key={payment.programme + payment.kind} className={`cash__${payment.kind}`}>
            <th scope="row">{stepOf(payment)}</th>
            <td>{euros(payment.amount, language).replace('-', '−')}</td>
            <td className={payment.out === totals.peak ? 'cash__peak' : undefined}>
              {euros(payment.out, language)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{cash.own}</th>
          <td>{euros(totals.own, language)}</td>
          <td />
        </tr>
        <tr>
          <th scope="row">{cash.vatOnTop}</th>
          <td>{euros(totals.vat, language)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
