import type { ReactNode } from 'react';
import type { ServicesMessages } from './services.messages.ts';

type Props = {
  messages: ServicesMessages['stories']['items']['publisher'];
  mark: string;
  /** Share in percent. */
  second?: { figure: string; label: string; share: number };
  children: ReactNode;
};

export function Story({ messages, mark, second, children }: Props) {
  const { main } = messages;
  return (
    <li className="story">
      <p className="story__field">
        <b>{messages.field}</b>
        {messages.sample && <span className="badge tag">{mark}</span>}
      </p>
      {children}
      <p className="cap">{messages.drawing}</p>
      <p className="story__figure">
        <b className="num">{main.figure}</b> <span>{main.label}</span>
      </p>
      <div className="story__text">
        <h3>{messages.title}</h3>
        <p>{messages.text}</p>
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
