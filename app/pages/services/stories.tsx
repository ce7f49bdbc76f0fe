import { Section, type SectionFrame } from '../../layout/section.tsx';
import type { ServicesWords } from './services.words.ts';
import type { StoryFigures } from './services-figures.ts';
import { Story } from './story.tsx';
import { ChangedBand, PartedBand } from './story-art.tsx';

type Props = { words: ServicesWords['stories']; figures: StoryFigures; frame: SectionFrame };

/** Three stories, each with its main figure as a band drawn to scale; samples carry a badge. */
export function Stories({ words, figures, frame }: Props) {
  const { mark } = words;
  const { clinic, sales, publisher } = words.items;
  const { understood, reassured, preparation, conversion, revenue } = figures;
  return (
    <Section id="stories" tone="sunk" frame={frame} head={words}>
      <ul className="stories">
        <Story words={clinic} mark={mark} second={{ ...clinic.second, share: reassured }}>
          <PartedBand share={understood} />
        </Story>
        <Story words={sales} mark={mark} second={{ ...sales.second, share: conversion }}>
          <ChangedBand after={100 - preparation} />
        </Story>
        <Story words={publisher} mark={mark}>
          <ChangedBand after={100 + revenue} />
        </Story>
      </ul>
      <p className="cap stories__note">{words.note}</p>
    </Section>
  );
}
