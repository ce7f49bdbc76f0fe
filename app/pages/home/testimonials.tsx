import { Section, type SectionFrame } from '../../components/layout/section.tsx';
import { Plate } from '../../components/ui/section-head.tsx';
import { Carousel } from './carousel.tsx';
import type { HomeMessages } from './home.messages.ts';

type Props = { messages: HomeMessages['testimonials']; frame: SectionFrame };

export function Testimonials({ messages, frame }: Props) {
  return (
    <Section id="testimonials" tone="deep" frame={frame}>
      <Plate name={messages.plate} luxembourgish={frame.luxembourgish} />
      <h2 className="vh">{messages.title}</h2>
      <Carousel messages={messages} />
    </Section>
  );
}
