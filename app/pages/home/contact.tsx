import type { ReactNode } from 'react';
import { tracked } from '../../analytics/tracked.ts';
import type { Company } from '../../content/company.ts';
import { Section, type SectionFrame } from '../../layout/section.tsx';
import type { HomeWords } from './home.words.ts';

type Props = { words: HomeWords['contact']; frame: SectionFrame; company: Company; form: ReactNode };

/** How to reach the firm: the form that is handed in, and beside it address, mailboxes, phone, hours, social networks. */
export function Contact({ words, frame, company, form }: Props) {
  return (
    <Section id="contact" frame={frame} head={words}>
      <div className="two rev">
        <div>{form}</div>
        <ContactDetails words={words} company={company} />
      </div>
    </Section>
  );
}

function ContactDetails({
  words,
  company: { name, address, phone, emails, social },
}: Omit<Props, 'frame' | 'form'>) {
  return (
    <dl className="details">
      <Detail name={words.address}>
        <address>
          {name}
          <br />
          {address.street}
          <br />
          {address.postalCode} {address.city}
        </address>
      </Detail>
      <Detail name={words.sales}>
        <a href={`mailto:${emails.sales}`}>{emails.sales}</a>
      </Detail>
      <Detail name={words.support}>
        <a href={`mailto:${emails.support}`}>{emails.support}</a>
      </Detail>
      <Detail name={words.phone}>
        <a href={`tel:${phone.number}`}>{phone.shown}</a>
      </Detail>
      <Detail name={words.hours}>{words.hoursValue}</Detail>
      <Detail name={words.social}>
        <ul>
          {social.map((network) => (
            <li key={network.name}>
              <a href={network.url} target="_blank" rel="noopener" {...tracked('social_click', network.name)}>
                {network.name}
              </a>
            </li>
          ))}
        </ul>
      </Detail>
    </dl>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
