import { Section, type SectionFrame } from '../../layout/section.tsx';
import { Plate } from '../../ui/section-head.tsx';
import { Carousel } from './carousel.tsx';
import type { HomeWords } from './home.words.ts';

type Props = { words: HomeWords['testimonials']; frame: SectionFrame };

/** What clients say, one large quote at a time on deep water; its heading is the street sign. */
export function Testimonials({ words, frame }: Props) {
  return (
    <Section id="testimonials" tone="deep" frame={frame}>
      <Plate name={words.plate} luxembourgish={frame.luxembourgish} />
      <h2 className="vh">{words.title}</h2>
      <Carousel words={words} />
    </Section>
  );
}
