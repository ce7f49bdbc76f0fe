import { useEffect, useRef } from 'react';
import { fill } from '../../lib/content/fill.ts';
import type { ContactMessages } from './contact.messages.ts';

type Props = {
  messages: ContactMessages['sent'];
  reference: string;
  /** Absent without JavaScript. */
  onAgain?: () => void;
};

/** Takes the focus, because the form that had it is gone. */
export function ContactSent({ messages, reference, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="alert good" role="status">
      <h3 ref={heading} tabIndex={-1}>
        {messages.title}
      </h3>
      <p>{messages.text}</p>
      <p className="cap">{fill(messages.reference, { reference })}</p>
      {onAgain && (
        <p className="mt">
          <button type="button" className="btn line plain" onClick={onAgain}>
            {messages.again}
          </button>
        </p>
      )}
    </div>
  );
}
