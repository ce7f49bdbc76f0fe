import { CallToAction } from '../../components/layout/next-step.tsx';
import { PageHead } from '../../components/layout/page-head.tsx';
import { PageLink } from '../../components/layout/page-link.tsx';
import { Section, sectionFrames } from '../../components/layout/section.tsx';
import { SectionLink } from '../../components/layout/section-link.tsx';
import { LinkText } from '../../components/ui/link-text.tsx';
import { trackAttributes } from '../../lib/track/track.ts';
import type { Route } from './+types/case-studies.route.ts';
import { BackLink } from './back-link.tsx';
import { CaseStudy } from './case-study.tsx';

type Props = Route.ComponentProps['loaderData'];

export function CaseStudiesPage({ messages, frame, fallbackSections }: Props) {
  const { head, cases, similar } = messages;
  const frameFor = sectionFrames(frame, fallbackSections);
  return (
    <>
      <PageHead messages={head} frame={frameFor('head')}>
        <p className="actions spaced">
          <a href="#cases" className="btn down">
            {head.see}
          </a>
          <BackLink>{head.back}</BackLink>
        </p>
      </PageHead>
      <Section id="cases" frame={frameFor('cases')}>
        <CaseStudy messages={cases} film="rhymes" eager />
        <CaseStudy messages={cases} film="sales" />
        <p className="caption">{cases.note}</p>
      </Section>
      <CallToAction title={similar.title} lead={similar.lead} frame={frameFor('similar')}>
        <SectionLink section="contact" className="btn" event={trackAttributes('case_study_click', 'similar')}>
          <LinkText>{similar.demo}</LinkText>
        </SectionLink>
        <PageLink page="services" className="btn outline">
          {similar.services}
        </PageLink>
      </CallToAction>
    </>
  );
}
