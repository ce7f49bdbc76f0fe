import type { ReactNode } from 'react';
import { PageHead } from '../../components/layout/page-head.tsx';
import { fallbackLang } from '../../components/layout/section.tsx';
import type { Route } from './+types/legal-notice.route.ts';

type Props = Route.ComponentProps['loaderData'];

export function LegalNoticePage({ messages, company, frame }: Props) {
  const { rows } = messages;
  const { address, emails, phone, registers } = company;
  const answers: [name: string, value: ReactNode][] = [
    [rows.name, company.legalName],
    [rows.form, company.legalForm],
    [rows.address, `${address.street}, ${address.postalCode} ${address.city}`],
    [
      rows.email,
      <a key="email" href={`mailto:${emails.general}`}>
        {emails.general}
      </a>,
    ],
    [
      rows.phone,
      <a key="phone" href={`tel:${phone.number}`}>
        {phone.shown}
      </a>,
    ],
    [rows.rcs, registers.rcs],
    [rows.vat, registers.vat],
    [rows.permit, registers.permit],
    [rows.content, messages.contentText],
    [rows.typefaces, messages.typefacesText],
  ];
  return (
    <>
      <PageHead messages={messages.head} frame={frame} />
      <div className="section legal" lang={fallbackLang(frame.isFallback)}>
        <div className="wrap">
          <dl className="notice">
            {answers
              .filter(([, value]) => value || company.sample)
              .map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value || <em className="notice__open">{messages.toBeCompleted}</em>}</dd>
                </div>
              ))}
          </dl>
        </div>
      </div>
    </>
  );
}
