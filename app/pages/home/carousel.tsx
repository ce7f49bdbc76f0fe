import { fill } from '../../content/fill.ts';
import type { HomeWords } from './home.words.ts';
import { useCarousel } from './use-carousel.ts';

type Props = { words: HomeWords['testimonials'] };

/**
 * Quotes that take turns, with their author and position. A dash per quote jumps to it; a word pauses and plays.
 * Without JavaScript the quotes stand one under the other and there are no controls.
 */
export function Carousel({ words }: Props) {
  const { current, playing, running, transitioning, show, toggle, attention } = useCarousel(
    words.items.length,
  );
  return (
    <section className="quotes" aria-label={words.region} {...attention}>
      <div
        className="quotes__slides"
        data-transitioning={transitioning ? '' : undefined}
        aria-live={playing ? 'off' : 'polite'}
      >
        {words.items.map(({ quote, author, position }, index) => (
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
        hidden={words.items.length < 2}
        data-running={running ? '' : undefined}
      >
        {words.items.map(({ quote }, index) => (
          <button
            key={quote}
            type="button"
            className="quotes__dash"
            aria-label={fill(words.show, { number: index + 1 })}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => show(index)}
          >
            <i />
          </button>
        ))}
        <button
          type="button"
          className="play quotes__toggle"
          data-playing={playing ? '' : undefined}
          onClick={toggle}
        >
          {playing ? words.pause : words.play}
        </button>
      </div>
    </section>
  );
}
