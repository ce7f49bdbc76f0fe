import type { ReactNode } from 'react';
import { SectionLink } from '../../components/layout/section-link.tsx';
import { Ticks } from '../../components/ui/lists.tsx';
import { type ContactDraft, contactDraft } from '../../lib/browser-state/contact-draft.ts';
import { formatFact } from '../../lib/content/facts.ts';
import { fill } from '../../lib/content/fill.ts';
import type { Payment } from '../../lib/content/finder-payments.ts';
import type { Answers } from '../../lib/content/finder-questions.ts';
import type { FinderOutcome } from '../../lib/content/funding-finder.ts';
import { href } from '../../lib/i18n/href.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { switches } from '../../lib/i18n/switches.ts';
import { euros, reasonsText } from './finder-texts.ts';
import type { FinderMessages } from './programmes.messages.ts';

type Props = {
  messages: FinderMessages;
  language: Language;
  outcome: FinderOutcome;
  answers: Answers;
  submission: ContactDraft;
  children: ReactNode;
};

export function FinderDetails({ messages, language, outcome, answers, submission, children }: Props) {
  const { answer } = messages;
  const { prefix } = useLocale();
  return (
    <div className="finder__details">
      <div className="actions finder__send">
        <SectionLink section="contact" className="btn" onClick={() => contactDraft.set(() => submission)}>
          {answer.send}
        </SectionLink>
        {switches.booking && (
          <a className="link" href={`${href(prefix, 'book')}?topic=subsidies`}>
            {answer.talk}
          </a>
        )}
        {children}
      </div>
      {outcome.estimates.length > 0 && (
        <>
          <details>
            <summary>{answer.reasons}</summary>
            <Ticks items={reasonsText({ outcome, answers, messages, language })} />
          </details>
          <details>
            <summary>{answer.cash.title}</summary>
            <Cash messages={messages} language={language} outcome={outcome} />
          </details>
        </>
      )}
    </div>
  );
}

function Cash({ messages, language, outcome }: Pick<Props, 'messages' | 'language' | 'outcome'>) {
  const { cash } = messages.answer;
  const { estimates, payments, totals } = outcome;
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
