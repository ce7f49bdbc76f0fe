import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import type { ServicesMessages } from './services.messages.ts';
import type { StoryFigures } from './services-figures.ts';
import { Story } from './story.tsx';
import { ChangedBand, PartedBand } from './story-art.tsx';

type Props = { messages: ServicesMessages['stories']; figures: StoryFigures; frame: SectionFrame };

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
      <p className="cap stories__note">{messages.note}</p>
    </Section>
  );
}
