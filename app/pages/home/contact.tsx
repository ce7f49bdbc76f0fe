import type { ReactNode } from 'react';
import { Section } from '../../components/layout/section.tsx';
import type { Company } from '../../lib/content/company.ts';
import { trackAttributes } from '../../lib/track/track.ts';
import type { SectionProps } from './home.messages.ts';

type Props = SectionProps<'contact'> & { company: Company; form: ReactNode };

export function Contact({ messages, frame, company, form }: Props) {
  const { address, phone, emails, social } = company;
  return (
    <Section id="contact" frame={frame} head={messages}>
      <div className="two reversed">
        <div>{form}</div>
        <dl className="details">
          <Detail name={messages.address}>
            <address>
              {address.street}
              <br />
              {address.postalCode} {address.city}
            </address>
          </Detail>
          <Detail name={messages.sales}>
            <a href={`mailto:${emails.sales}`}>{emails.sales}</a>
          </Detail>
          <Detail name={messages.support}>
            <a href={`mailto:${emails.support}`}>{emails.support}</a>
          </Detail>
          <Detail name={messages.phone}>
            <a href={`tel:${phone.number}`}>{phone.shown}</a>
          </Detail>
          <Detail name={messages.hours}>{messages.hoursValue}</Detail>
          {social.length > 0 && (
            <Detail name={messages.social}>
              <ul>
                {social.map((network) => (
                  <li key={network.name}>
                    <a
                      href={network.url}
                      target="_blank"
                      rel="noopener"
                      {...trackAttributes('social_click', network.name)}
                    >
                      {network.name}
                    </a>
                  </li>
                ))}
              </ul>
            </Detail>
          )}
        </dl>
      </div>
    </Section>
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
