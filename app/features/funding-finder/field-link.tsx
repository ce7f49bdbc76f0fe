import type { ReactNode } from 'react';
import { choices } from '../../content/programme-questions.ts';
import { isBudget, type QuestionName } from './read-answers.ts';

type Props = {
  name: QuestionName;
  /** The answer that was chosen, if one was. */
  given?: string;
  children: ReactNode;
};

/** A link to a question: to its field, or to one of its answers. It leaves the address alone, which would fill the form anew. */
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
