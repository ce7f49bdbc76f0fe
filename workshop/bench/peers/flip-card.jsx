'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The card of our home page, as a peer would write it: `children` is its picture. */
export function FlipCard({ id, kicker, title, text, details, turn, turnBack, more, children }) {
  const [face, setFace] = useState();
  const toBack = useRef(null);
  const toFront = useRef(null);

  function show(to, next) {
    flushSync(() => setFace(to));
    next.current?.focus({ preventScroll: true });
  }

  return (
    <li className="flip" data-face={face}>
      <div className="flip__in">
        <article className="face front" inert={face === 'back'}>
          {children}
          <p className="flip__kicker">{kicker}</p>
          <h3 id={`${id}-front`}>{title}</h3>
          <p>{text}</p>
          <button
            ref={toBack}
            type="button"
            className="turn"
            aria-describedby={`${id}-front`}
            onClick={() => show('back', toFront)}
          >
            {turn}
          </button>
        </article>
        <article className="face back" inert={face === 'front'}>
          <h3 id={`${id}-back`}>{title}</h3>
          <ul className="ticks">
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
          <div className="flip__ways">
            <button
              ref={toFront}
              type="button"
              className="turn"
              aria-describedby={`${id}-back`}
              onClick={() => show('front', toBack)}
            >
              {turnBack}
            </button>
            <a className="link" href="/en/services">
              {more}
              <span className="vh">{`: ${title}`}</span>
            </a>
          </div>
        </article>
      </div>
    </li>
  );
}
