import type { ReactNode } from 'react';
import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import { horizontalBand, horizontalHairlines } from '../../components/ui/band.ts';
import type { ServicesMessages } from './services.messages.ts';

type Messages = ServicesMessages['stories'];
type Figure = 'understood' | 'reassured' | 'preparation' | 'conversion' | 'revenue';
type Props = { messages: Messages; figures: Record<Figure, number>; frame: SectionFrame };

export function Stories({ messages, figures, frame }: Props) {
  const { mark } = messages;
  const { clinic, sales, publisher } = messages.items;
  const { understood, reassured, preparation, conversion, revenue } = figures;
  return (
    <Section id="stories" tone="sunk" frame={frame} head={messages}>
      <ul className="stories">
        <Story messages={clinic} mark={mark} second={{ ...clinic.second, share: reassured }}>
          <PartedBand share={understood} />
        </Story>
        <Story messages={sales} mark={mark} second={{ ...sales.second, share: conversion }}>
          <ChangedBand after={100 - preparation} />
        </Story>
        <Story messages={publisher} mark={mark}>
          <ChangedBand after={100 + revenue} />
        </Story>
      </ul>
      <p className="caption after">{messages.note}</p>
    </Section>
  );
}

type StoryProps = {
  messages: Messages['items']['publisher'];
  mark: string;
  second?: { figure: string; label: string; share: number };
  children: ReactNode;
};

function Story({
  messages: { field, sample, drawing, main, title, text },
  mark,
  second,
  children,
}: StoryProps) {
  return (
    <li className="story">
      <p className="story__field">
        <b>{field}</b>
        {sample && <span className="badge tag">{mark}</span>}
      </p>
      {children}
      <p className="caption">{drawing}</p>
      <p className="story__figure">
        <b className="number">{main.figure}</b> <span>{main.label}</span>
      </p>
      <div>
        <h3>{title}</h3>
        <p className="muted">{text}</p>
      </div>
      {second && (
        <div className="bar-row">
          <span>{second.label}</span>
          <b className="number">{second.figure}</b>
          <div className="bar">
            <svg aria-hidden="true">
              <rect className="band-water" width={`${second.share}%`} height="100%" />
            </svg>
          </div>
        </div>
      )}
    </li>
  );
}

type Side = { across: number; width: number };
type Part = { className: 'band-water' | 'band-ore'; from: Side; to: Side };

/** `share` is the percentage that goes on. The rest goes to a person, in the colour of ore. */
function PartedBand({ share }: { share: number }) {
  const kept = 0.84 * share;
  const rest = 84 - kept;
  return (
    <StoryBand
      parts={[
        { className: 'band-water', from: { across: 8, width: kept }, to: { across: 2, width: kept } },
        {
          className: 'band-ore',
          from: { across: 8 + kept, width: rest },
          to: { across: 98 - rest, width: rest },
        },
      ]}
    />
  );
}

function ChangedBand({ after }: { after: number }) {
  const unit = 88 / Math.max(100, after);
  const side = (amount: number) => ({ across: 50 - (amount * unit) / 2, width: amount * unit });
  return <StoryBand parts={[{ className: 'band-water', from: side(100), to: side(after) }]} />;
}

/** The drawing is stretched along one axis only, so that the band's widths stay true. */
function StoryBand({ parts }: { parts: Part[] }) {
  return (
    <svg className="story__band" viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ className, from, to }) => {
        const band = { from: { along: 119, ...from }, to: { along: 400, ...to } };
        return (
          <g key={className}>
            <rect className="band-water-3" y={from.across} width="120" height={from.width} />
            <path className={className} d={horizontalBand(band)} />
            {className === 'band-water' && <path className="hairline" d={horizontalHairlines(band, 5)} />}
          </g>
        );
      })}
    </svg>
  );
}
