import { PageHead } from '../../components/layout/page-head.tsx';
import { Section, sectionFrames } from '../../components/layout/section.tsx';
import { SectionLink } from '../../components/layout/section-link.tsx';
import { Ticks } from '../../components/ui/lists.tsx';
import { OrganisationMark } from '../../components/ui/marks.tsx';
import { Certificates } from '../../features/credentials/certificates.tsx';
import { Partners } from '../../features/credentials/partners.tsx';
import type { Route } from './+types/certifications.route.ts';

type Props = Route.ComponentProps['loaderData'];

export function CertificationsPage({ messages, progress, frame, fallbackSections }: Props) {
  const frameFor = sectionFrames(frame, fallbackSections);
  const { certificates, memberships } = messages;
  return (
    <>
      <PageHead messages={messages.head} frame={frameFor('head')} />
      <Section id="certificates" className="progress" frame={frameFor('certificates')} head={certificates}>
        <Certificates
          messages={certificates}
          progress={progress}
          className="rows"
          details={({ description, done, open }, share) => (
            <div className="progress__split">
              <div className="progress__done" style={{ flexBasis: `${share}%` }}>
                <p>{description}</p>
                <div>
                  <h4 className="small">{certificates.done}</h4>
                  <Ticks items={done} />
                </div>
              </div>
              <div className="progress__open">
                <h4 className="small">{certificates.open}</h4>
                <Ticks items={open} />
              </div>
            </div>
          )}
        />
        <p className="after">
          <SectionLink section="contact" className="btn">
            {certificates.ask}
          </SectionLink>
        </p>
      </Section>
      <Partners messages={messages.partners} frame={frameFor('partners')} tone="sunk" />
      <Section id="memberships" frame={frameFor('memberships')} head={memberships}>
        <ul className="rows members">
          {(['circle', 'forum', 'guild', 'charter'] as const).map((membership) => {
            const { name, text, since } = memberships.items[membership];
            return (
              <li key={membership}>
                <OrganisationMark name={membership} />
                <h3>{name}</h3>
                <p>{text}</p>
                <p>{since}</p>
              </li>
            );
          })}
        </ul>
      </Section>
    </>
  );
}
