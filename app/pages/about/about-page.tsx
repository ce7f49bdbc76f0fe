import { PageHead } from '../../components/layout/page-head.tsx';
import { PageLink } from '../../components/layout/page-link.tsx';
import { Section, sectionFrames } from '../../components/layout/section.tsx';
import { Tenths } from '../../components/ui/tenths.tsx';
import { Certificates } from '../../features/credentials/certificates.tsx';
import { Partners } from '../../features/credentials/partners.tsx';
import { hasPage } from '../../lib/site-paths.ts';
import type { Route } from './+types/about.route.ts';
import { Difference } from './difference.tsx';
import { Journey } from './journey.tsx';

type Props = Route.ComponentProps['loaderData'];

export function AboutPage({ messages, figures, progress, frame, fallbackSections }: Props) {
  const frameFor = sectionFrames(frame, fallbackSections);
  const { philosophy, team, certificates, domination } = messages;
  return (
    <>
      <PageHead messages={messages.head} frame={frameFor('head')} />
      <Section id="philosophy" frame={frameFor('philosophy')}>
        <div className="two even beliefs">
          {[philosophy.mission, philosophy.vision].map(({ title, text }) => (
            <div key={title}>
              <h2 className="small">{title}</h2>
              <p className="serif">{text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Difference
        messages={messages.difference}
        figures={figures.difference}
        frame={frameFor('difference')}
      />
      <Section id="team" frame={frameFor('team')} head={team}>
        <ul className="team">
          {team.items.map(({ name, initials, photo, position, description }) => (
            <li key={name}>
              <Portrait initials={initials} photo={photo} />
              <h3>{name}</h3>
              <p className="team__position">{position}</p>
              <p className="muted">{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Journey messages={messages.journey} figures={figures.journey} frame={frameFor('journey')} />
      <Partners messages={messages.partners} frame={frameFor('partners')} />
      {hasPage('certifications') && (
        <Section id="certifications" tone="sunk" frame={frameFor('certificates')} head={certificates}>
          <Certificates messages={certificates} progress={progress} className="two even" />
          <p className="after">
            <PageLink page="certifications" className="btn outline">
              {certificates.all}
            </PageLink>
          </p>
        </Section>
      )}
      <Section id="world-domination" tone="deep" className="world" frame={frameFor('domination')}>
        <div className="world__head">
          <h2>{domination.title}</h2>
          <p className="badge soon">{domination.state}</p>
          <p className="lead">{domination.text}</p>
          <p className="world__figure">{figures.domination.shown}</p>
        </div>
        <Tenths value={figures.domination.value} />
        <div className="world__parts">
          <p style={{ flexBasis: `${figures.domination.value}%` }}>{domination.taken}</p>
          <p>{domination.free}</p>
        </div>
      </Section>
    </>
  );
}

function hideFailed(image: HTMLImageElement | null) {
  // The picture may have failed before hydration.
  if (image?.complete && image.naturalWidth === 0) image.hidden = true;
}

function Portrait({ initials, photo }: { initials: string; photo?: string | undefined }) {
  return (
    <div className="portrait">
      <svg viewBox="-200 -240 400 480" aria-hidden="true">
        <use href="/pictures/drawings.svg#current" x="-460" y="-460" width="920" height="920" />
        <text y="47" textAnchor="middle">
          {initials}
        </text>
      </svg>
      {photo && (
        <img
          ref={hideFailed}
          src={photo}
          width="400"
          height="480"
          alt=""
          loading="lazy"
          onError={(event) => hideFailed(event.currentTarget)}
        />
      )}
    </div>
  );
}
