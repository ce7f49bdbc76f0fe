import type { ReactNode } from 'react';
import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import { horizontalBand, horizontalHairlines } from '../../components/ui/band.ts';
import type { ServicesMessages } from './services.messages.ts';

type StoryFigures = Record<'understood' | 'reassured' | 'preparation' | 'conversion' | 'revenue', number>;

type Messages = ServicesMessages['stories'];
type Props = { messages: Messages; figures: StoryFigures; frame: SectionFrame };

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
      <p className="cap after">{messages.note}</p>
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
      <p className="cap">{drawing}</p>
      <p className="story__figure">
        <b className="num">{main.figure}</b> <span>{main.label}</span>
      </p>
      <div>
        <h3>{title}</h3>
        <p className="mut">{text}</p>
      </div>
      {second && (
        <div className="barrow">
          <span>{second.label}</span>
          <b className="num">{second.figure}</b>
          <div className="bar">
            <svg aria-hidden="true">
              <rect className="b1" width={`${second.share}%`} height="100%" />
            </svg>
          </div>
        </div>
      )}
    </li>
  );
}

type Side = { across: number; width: number };
type Part = { className: 'b1' | 'bo'; from: Side; to: Side };

/** `share` percent go on; the rest leaves to a person, as ore. */
function PartedBand({ share }: { share: number }) {
  const whole = 84;
  const kept = (whole * share) / 100;
  const rest = whole - kept;
  const parts: Part[] = [
    { className: 'b1', from: { across: 8, width: kept }, to: { across: 2, width: kept } },
    { className: 'bo', from: { across: 8 + kept, width: rest }, to: { across: 98 - rest, width: rest } },
  ];
  return <StoryBand before={{ across: 8, width: whole }} parts={parts} />;
}

function ChangedBand({ after }: { after: number }) {
  const unit = 88 / Math.max(100, after);
  const side = (amount: number) => ({ across: 50 - (amount * unit) / 2, width: amount * unit });
  return <StoryBand before={side(100)} parts={[{ className: 'b1', from: side(100), to: side(after) }]} />;
}

/** Stretched along one axis only, so that widths stay true. */
function StoryBand({ before, parts }: { before: Side; parts: Part[] }) {
  // The stretches overlap, so that no seam shows.
  const stretches = ({ from, to }: Part) => [
    { from: { along: 120, ...from }, to: { along: 280, ...to } },
    { from: { along: 279, ...to }, to: { along: 400, ...to } },
  ];
  const inlet = { from: { along: 0, ...before }, to: { along: 120, ...before } };
  return (
    <svg className="story__band" viewBox="0 0 400 100" preserveAspectRatio="none" aria-hidden="true">
      <path className="b3" d={horizontalBand(inlet)} />
      {parts.map((part) => (
        <path
          key={part.className}
          className={part.className}
          d={stretches(part).map(horizontalBand).join('')}
        />
      ))}
      <path
        className="hl"
        d={parts
          .filter(({ className }) => className === 'b1')
          .flatMap(stretches)
          .map((band) => horizontalHairlines(band, 5))
          .join('')}
      />
    </svg>
  );
}
