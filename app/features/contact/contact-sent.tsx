import { useEffect, useRef } from 'react';
import { fill } from '../../content/fill.ts';
import type { ContactWords } from './contact.words.ts';

type Props = {
  words: ContactWords['sent'];
  reference: string;
  /** Absent where the answer is a page of its own. */
  onAgain?: () => void;
};

/** The word of thanks, once the message is on disk. It takes the focus, because the form that had it is gone. */
export function ContactSent({ words, reference, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="alert good" role="status">
      <h3 ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      <p>{words.text}</p>
      <p className="cap">{fill(words.reference, { reference })}</p>
      {onAgain && (
        <p className="mt">
          <button type="button" className="btn line plain" onClick={onAgain}>
            {words.again}
          </button>
        </p>
      )}
    </div>
  );
}
