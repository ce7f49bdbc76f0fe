import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { href, withPrefix } from '../../lib/site-paths.ts';
import { PageLink } from './page-link.tsx';
import { Section, type SectionFrame } from './section.tsx';
import { SectionLink } from './section-link.tsx';
import type { SiteMessages } from './site.messages.ts';

export const withNextStep = { hasNextStep: true };

type Props = { messages: SiteMessages['next']; frame: SectionFrame };

export function NextStep({ messages, frame }: Props) {
  const { pathname } = useLocation();
  const isFinder = withPrefix(pathname, '') === href('', 'programmes');
  return (
    <aside className="next-step" aria-label={messages.title}>
      <CallToAction title={messages.title} lead={messages.lead} frame={frame}>
        <SectionLink section="contact" className="btn">
          {messages.contact}
        </SectionLink>
        {!isFinder && (
          <PageLink page="programmes" className="btn outline">
            {messages.programme}
          </PageLink>
        )}
      </CallToAction>
    </aside>
  );
}

type CallToActionProps = { title: string; lead: string; frame: SectionFrame; children: ReactNode };

export function CallToAction({ title, lead, frame, children }: CallToActionProps) {
  return (
    <Section id="next" tone="deep" className="call-to-action" frame={frame} head={{ title, lead }}>
      <p className="actions">{children}</p>
    </Section>
  );
}
