import { Field } from '../../components/ui/field.tsx';
import { fill } from '../../lib/content/fill.ts';
import type { FieldErrors } from '../../lib/forms/field-errors.ts';
import { type FieldName, type FormField, fieldNames, requiredMessage } from '../../lib/forms/form-fields.ts';
import { contactFields } from './contact.fields.ts';
import type { ContactMessages } from './contact.messages.ts';

type Name = FieldName<typeof contactFields>;

const pair: Name[] = ['name', 'email'];
const others = fieldNames(contactFields).filter((name) => !pair.includes(name));

type Props = { messages: ContactMessages; typed: Record<string, string>; errors: FieldErrors };

export function ContactFields({ messages, typed, errors }: Props) {
  const { form, problems } = messages;

  const input = (field: Name) => {
    const { multiline, ...attributes }: FormField = contactFields[field];
    return (
      <Field
        key={field}
        {...attributes}
        name={field}
        label={form[field]}
        defaultValue={typed[field]}
        error={contactError(field, errors[field], problems)}
        {...(multiline && { rows: 4 })}
        {...(!attributes.required && { hint: form.optional })}
      />
    );
  };

  return (
    <>
      <div className="form__2">{pair.map(input)}</div>
      {others.map(input)}
    </>
  );
}

export function contactError(
  field: Name,
  code: string | undefined,
  problems: ContactMessages['problems'],
): string | undefined {
  switch (code) {
    case 'too_long':
      return fill(problems.tooLong, { max: contactFields[field].maxLength });
    case 'email':
      return problems.emailInvalid;
    default:
      return code && requiredMessage(field, problems);
  }
}
