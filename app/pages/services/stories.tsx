import type { ReactNode } from 'react';
import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import type { ServicesMessages } from './services.messages.ts';
import { ChangedBand, PartedBand } from './story-art.tsx';

export type StoryFigures = Record<
  'understood' | 'reassured' | 'preparation' | 'conversion' | 'revenue',
  number
>;

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
