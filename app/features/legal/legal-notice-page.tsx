import type { ReactNode } from 'react';
import type { Company } from '../../content/company.ts';
import { PageHead } from '../../layout/page-head.tsx';
import type { SectionFrame } from '../../layout/section.tsx';
import type { LegalNoticeWords } from './legal.words.ts';

type Props = { words: LegalNoticeWords; company: Company; frame: SectionFrame };

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

/** Who is responsible for the site. A number that the company does not have yet says that it is missing. */
export function LegalNoticePage({ words, company, frame }: Props) {
  const { rows } = words;
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
    content: words.contentText,
    typefaces: words.typefacesText,
  };

  function known(value: string): ReactNode {
    return value || <em className="notice__open">{words.toBeCompleted}</em>;
  }

  return (
    <>
      <PageHead words={words.head} frame={frame} />
      <div className="sec" lang={frame.borrowed ? 'en' : undefined}>
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
