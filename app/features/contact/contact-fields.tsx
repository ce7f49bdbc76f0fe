import { fill } from '../../content/fill.ts';
import type { FieldFaults } from '../../forms/field-faults.ts';
import { fieldLengths } from '../../forms/field-lengths.ts';
import { Field } from '../../ui/field.tsx';
import type { ContactWords } from './contact.words.ts';

type FieldName = keyof typeof fieldLengths;

type Props = { words: ContactWords; typed: Record<string, string>; faults: FieldFaults };

/** The five fields of the contact form, with what is wrong in the page's language. */
export function ContactFields({ words, typed, faults }: Props) {
  const { form, problems } = words;

  function about(name: FieldName) {
    return {
      name,
      label: form[name],
      maxLength: fieldLengths[name],
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
  if (fault === 'too_long') return fill(problems.tooLong, { max: fieldLengths[name] });
  if (name === 'email') return fault === 'email' ? problems.emailInvalid : problems.emailRequired;
  if (name === 'subject') return problems.subjectRequired;
  return name === 'message' ? problems.messageRequired : problems.nameRequired;
}
