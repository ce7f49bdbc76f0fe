import type { ReactNode } from 'react';

type Props = { isBorrowed: boolean; children: ReactNode };

/** What stands outside of a section, and in English where the language lacks its words: then it is marked as such. */
export function InEnglish({ isBorrowed, children }: Props) {
  return isBorrowed ? <div lang="en">{children}</div> : children;
}
