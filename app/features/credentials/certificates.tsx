import type { ReactNode } from 'react';
import { Tenths } from '../../components/ui/tenths.tsx';
import type { progressOf } from '../../lib/content/read-facts.ts';
import type { CredentialsMessages } from './credentials.messages.ts';

type Messages = CredentialsMessages['certificates'];
type Name = keyof Messages['items'];

type Props = {
  messages: Messages;
  progress: Record<Name, ReturnType<typeof progressOf>>;
  className?: string;
  details?: (certificate: Messages['items'][Name], share: number) => ReactNode;
};

/** Lists the certificates that are not issued yet. */
export function Certificates({ messages, progress, className, details }: Props) {
  return (
    <>
      <ul className={className}>
        {(['fitForDigital', 'iso'] as const).map((name) => {
          const { title, status } = messages.items[name];
          const { value, shown } = progress[name];
          const isHalf = status === 'in-progress';
          return (
            <li key={name} className="certificate">
              <h3>{title}</h3>
              <p className={isHalf ? 'badge certificate__half' : 'badge soon'}>
                {isHalf ? messages.inProgress : messages.comingSoon}
              </p>
              <p className="number">{shown}</p>
              <Tenths value={value} />
              {details?.(messages.items[name], value)}
            </li>
          );
        })}
      </ul>
      <p className="caption">{messages.note}</p>
    </>
  );
}
