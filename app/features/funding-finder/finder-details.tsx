import type { ReactNode } from 'react';
import { SectionLink } from '../../components/layout/section-link.tsx';
import { Ticks } from '../../components/ui/lists.tsx';
import { type ContactDraft, contactDraft } from '../../lib/browser-state/contact-draft.ts';
import { formatFact } from '../../lib/content/facts.ts';
import { fill } from '../../lib/content/fill.ts';
import type { Payment } from '../../lib/funding-finder/payments.ts';
import { useLocale } from '../../lib/i18n/locale.ts';
import { href } from '../../lib/site-paths.ts';
import { switches } from '../../lib/switches.ts';
import { euros, type FinderResult, finderDraft, reasonsText } from './finder-texts.ts';

type Props = { result: FinderResult; plainForm: (draft: ContactDraft) => ReactNode };

export function FinderDetails({ result, plainForm }: Props) {
  const { answer } = result.messages;
  const { prefix } = useLocale();
  const draft = finderDraft(result);
  return (
    <div className="finder__details">
      <div className="actions finder__send">
        <SectionLink section="contact" className="btn" onClick={() => contactDraft.set(draft)}>
          {answer.send}
        </SectionLink>
        {switches.booking && (
          <a className="link" href={`${href(prefix, 'book')}?topic=subsidies`}>
            {answer.talk}
          </a>
        )}
        <noscript>
          <details>
            <summary>{answer.send}</summary>
            {plainForm(draft)}
          </details>
        </noscript>
      </div>
      {result.outcome.estimates.length > 0 && (
        <>
          <details>
            <summary>{answer.reasons}</summary>
            <Ticks items={reasonsText(result)} />
          </details>
          <details>
            <summary>{answer.cash.title}</summary>
            <Cash {...result} />
          </details>
        </>
      )}
    </div>
  );
}

function Cash({ messages, language, outcome: { estimates, payments, totals } }: FinderResult) {
  const { cash } = messages.answer;
  function stepOf({ kind, programme }: Payment): string {
    if (kind === 'invoice') return cash.invoice[programme];
    if (kind === 'vat') return cash.vat;
    const share = estimates.find((estimate) => estimate.programme === programme)?.share ?? 0;
    return fill(cash.refund, { share: formatFact({ kind: 'percent', value: share }, language) });
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
            <td className={payment.balance === totals.advance ? 'cash__peak' : undefined}>
              {euros(payment.balance, language)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{cash.own}</th>
          <td>{euros(totals.ownShare, language)}</td>
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
