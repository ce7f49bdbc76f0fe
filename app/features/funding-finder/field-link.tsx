import type { ReactNode } from 'react';
import { choices } from '../../lib/content/programme-questions.ts';
import { isBudget, type QuestionName } from './read-answers.ts';

type Props = {
  name: QuestionName;
  given?: string;
  children: ReactNode;
};

/** Leaves the address alone, which would refill the form. */
export function FieldLink({ name, given, children }: Props) {
  const id = isBudget(name) ? name : `${name}-${given ?? choices[name][0]}`;
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      {children}
    </a>
  );
}
