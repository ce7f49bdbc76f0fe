import { fill } from '../../content/fill.ts';
import { longestLetter } from '../../ui/contact-draft.ts';
import { Field } from '../../ui/field.tsx';
import type { FieldFaults } from '../../ui/field-faults.ts';
import type { ContactWords } from './contact.words.ts';

/** The longest that each field may be: the server's limits, so that nobody types in vain. */
const longest = { name: 200, email: 254, company: 200, subject: 200, message: longestLetter } as const;
type FieldName = keyof typeof longest;

type Props = { words: ContactWords; typed: Record<string, string>; faults: FieldFaults };

/** The five fields of the contact form, with what is wrong in the page's language. */
export function ContactFields({ words, typed, faults }: Props) {
  const { form, problems } = words;

  function about(name: FieldName) {
    return {
      name,
      label: form[name],
      maxLength: longest[name],
      defaultValue: typed[name],
      error: faultText(name, faults[name], problems),
    };
  }

  return (
    <>
      <div className="form__2">
        <Field {...about('name')} autoComplete="name" required />
        <Field {...about('email')} type="email" autoComplete="email" required />
      </div>
      <Field {...about('company')} hint={form.optional} autoComplete="organization" />
      <Field {...about('subject')} required />
      <Field {...about('message')} rows={6} required />
    </>
  );
}

function faultText(
  name: FieldName,
  fault: string | undefined,
  problems: ContactWords['problems'],
): string | undefined {
  if (!fault) return undefined;
  if (fault === 'too_long') return fill(problems.tooLong, { max: longest[name] });
  if (name === 'email') return fault === 'email' ? problems.emailInvalid : problems.emailRequired;
  if (name === 'subject') return problems.subjectRequired;
  return name === 'message' ? problems.messageRequired : problems.nameRequired;
}
