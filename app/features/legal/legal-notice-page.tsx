import type { ReactNode } from 'react';
import { PageHead } from '../../components/layout/page-head.tsx';
import type { SectionFrame } from '../../components/layout/section.tsx';
import type { Company } from '../../lib/content/company.ts';
import type { LegalNoticeMessages } from './legal.messages.ts';

type Props = { messages: LegalNoticeMessages; company: Company; frame: SectionFrame };

const order = [
  'name',
  'form',
  'address',
  'email',
  'phone',
  'rcs',
  'vat',
  'permit',
  'content',
  'typefaces',
] as const;

export function LegalNoticePage({ messages, company, frame }: Props) {
  const { rows } = messages;
  const { address, emails, phone, registers } = company;
  const answers = {
    name: known(company.legalName),
    form: known(company.legalForm),
    address: known(`${address.street}, ${address.postalCode} ${address.city}`),
    email: <a href={`mailto:${emails.general}`}>{emails.general}</a>,
    phone: <a href={`tel:${phone.number}`}>{phone.shown}</a>,
    rcs: known(registers.rcs),
    vat: known(registers.vat),
    permit: known(registers.permit),
    content: messages.contentText,
    typefaces: messages.typefacesText,
  };

  function known(value: string): ReactNode {
    return value || <em className="notice__open">{messages.toBeCompleted}</em>;
  }

  return (
    <>
      <PageHead messages={messages.head} frame={frame} />
      <div className="sec" lang={frame.fallback ? 'en' : undefined}>
        <div className="wrap">
          <dl className="notice">
            {order.map((row) => (
              <div key={row}>
                <dt>{rows[row]}</dt>
                <dd>{answers[row]}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </>
  );
}
