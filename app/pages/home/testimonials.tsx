import { Plate, Section } from '../../components/layout/section.tsx';
import { fill } from '../../lib/content/fill.ts';
import type { SectionProps } from './home.messages.ts';
import { useCarousel } from './use-carousel.ts';

/** Without JavaScript the quotes are stacked and have no controls. */
export function Testimonials({ messages, frame }: SectionProps<'testimonials'>) {
  const { current, isPlaying, isRunning, show, toggle, attention } = useCarousel(messages.items.length);
  return (
    <Section id="testimonials" tone="deep" frame={frame}>
      <Plate name={messages.plate} luxembourgish={frame.luxembourgish} />
      <h2 className="visually-hidden">{messages.title}</h2>
      <section className="quotes" aria-label={messages.region} {...attention}>
        <div className="quotes__slides" aria-live={isPlaying ? 'off' : 'polite'}>
          {messages.items.map(({ quote, author, position }, index) => (
            <figure key={quote} className={index === current ? 'current' : undefined}>
              <blockquote>{quote}</blockquote>
              <figcaption>
                <b>{author}</b>
                <span>{position}</span>
              </figcaption>
            </figure>
          ))}
        </div>
        <div
          className="quotes__controls"
          hidden={messages.items.length < 2}
          data-running={isRunning ? '' : undefined}
        >
          {messages.items.map(({ quote }, index) => (
            <button
              key={quote}
              type="button"
              className="quotes__dash"
              aria-label={fill(messages.show, { number: index + 1 })}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => show(index)}
            >
              <i />
            </button>
          ))}
          <button
            type="button"
            className="play quotes__toggle"
            data-playing={isPlaying ? '' : undefined}
            onClick={toggle}
          >
            {isPlaying ? messages.pause : messages.play}
          </button>
        </div>
      </section>
    </Section>
  );
}
