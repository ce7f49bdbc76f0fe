import type { ReactNode } from 'react';
import { formatFact } from '../../content/facts.ts';
import { fill } from '../../content/fill.ts';
import type { Answers, Finding, Payment } from '../../content/find-programme.ts';
import type { Language } from '../../i18n/languages.ts';
import { SectionLink } from '../../layout/section-link.tsx';
import { type ContactDraft, contactDraft } from '../../state/contact-draft.ts';
import { answersInWords, euros } from './finder-letter.ts';
import { changesInWords, reasonsInWords } from './finder-reasons.ts';
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

/** Below the answer: the rules that decided, the payments in their order, what would change it, and the way to send it. */
export function FinderDetails({ words, language, finding, answers, letter, children }: Props) {
  const { answer } = words;
  const told = { finding, answers, words, language };
  const isPaid = finding.estimates.length > 0;
  const changes = (
    <>
      <h3>{answer.changes}</h3>
      <ul className="ticks">
        {changesInWords(told).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
  return (
    <div className="finder__details">
      <div>
        <h3>{answer.reasons}</h3>
        <ul className="ticks">
          {reasonsInWords(told).map(({ met, isSure, text }) => (
            <li
              key={text}
              className={(!met && 'finder__unmet') || (!isSure && 'finder__unsure') || undefined}
            >
              {text}
            </li>
          ))}
        </ul>
        {isPaid && changes}
      </div>
      <div>
        {isPaid ? <Cash words={words} language={language} finding={finding} /> : changes}
        <div className="finder__send">
          <SectionLink section="contact" className="btn" onClick={() => contactDraft.set(letter)}>
            {answer.send}
          </SectionLink>
          {children}
        </div>
      </div>
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
  const { cash, figure } = words.answer;
  const { estimates, payments, totals } = finding;
  const shareOf = ({ programme }: Payment) =>
    estimates.find((estimate) => estimate.programme === programme)?.share ?? 0;
  function stepOf(payment: Payment): string {
    if (payment.kind === 'invoice') return cash.invoice[payment.programme];
    if (payment.kind === 'vat') return cash.vat;
    return fill(cash.refund, { share: formatFact({ kind: 'percent', value: shareOf(payment) }, language) });
  }
  return (
    <>
      <table className="cash">
        <caption>
          {cash.title}
          <span>{cash.text}</span>
        </caption>
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
            <th scope="row">{figure.first}</th>
            <td>{euros(totals.paid, language)}</td>
            <td />
          </tr>
          {totals.peak < totals.paid && (
            <tr>
              <th scope="row">{figure.peak}</th>
              <td />
              <td>{euros(totals.peak, language)}</td>
            </tr>
          )}
          <tr>
            <th scope="row">{cash.own}</th>
            <td>{euros(totals.own, language)}</td>
            <td />
          </tr>
          <tr>
            <th scope="row">{cash.rest}</th>
            <td>{euros(totals.rest, language)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
      <p className="cap">{cash.deduct}</p>
    </>
  );
}
