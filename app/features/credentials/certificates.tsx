import type { ReactNode } from 'react';
import { Certificate } from '../../components/ui/certificate.tsx';
import type { Facts } from '../../lib/content/facts.ts';
import { progressOf } from '../../lib/content/read-facts.ts';
import type { Language } from '../../lib/i18n/languages.ts';
import type { CredentialsMessages } from './credentials.messages.ts';

type Messages = CredentialsMessages['certificates'];
type Name = keyof Messages['items'];

/** @throws Error if `content/facts.json` lacks a figure */
export function certificateFigures(facts: Facts, language: Language) {
  return {
    fitForDigital: progressOf(facts, 'fitForDigitalProgress', language),
    iso: progressOf(facts, 'isoProgress', language),
  };
}

type Props = {
  messages: Messages;
  figures: ReturnType<typeof certificateFigures>;
  className?: string;
  /** Under the scale. */
  details?: (certificate: Messages['items'][Name], share: number) => ReactNode;
};

/** The certificates that are not issued yet. */
export function Certificates({ messages, figures, className, details }: Props) {
  return (
    <>
      <ul className={className}>
        {(['fitForDigital', 'iso'] as const).map((name) => (
          <Certificate key={name} messages={messages.items[name]} states={messages} progress={figures[name]}>
            {details?.(messages.items[name], figures[name].value)}
          </Certificate>
        ))}
      </ul>
      <p className="cap certificates__note">{messages.note}</p>
    </>
  );
}
