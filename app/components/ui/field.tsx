import type { FormField, FormFields } from '../../lib/forms/form-fields.ts';
import { fieldMessage, type Problems } from '../../lib/forms/form-problems.ts';
import { PolicyLink } from './policy-link.tsx';

type Props = {
  name: string;
  label: string;
  field: FormField;
  /** Shown beside the label, but outside the accessible name, if the field may stay empty. */
  optional?: string | undefined;
  error?: string | undefined;
  choices?: Readonly<Record<string, string>> | undefined;
  defaultValue?: string | undefined;
};

export function Field({ name, label, field, optional, error, choices, defaultValue }: Props) {
  const { multiline, options: _, unmarked, ...rest } = field;
  const id = `field-${name}`;
  const hint = rest.required || unmarked || choices ? undefined : optional;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const attributes = {
    id,
    name,
    defaultValue,
    ...rest,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className="field">
      <div className="field__label">
        <label htmlFor={id}>{label}</label>
        {hint && <span id={`${id}-hint`}>{hint}</span>}
      </div>
      {choices && (
        <select {...attributes}>
          {Object.entries(choices).map(([value, shown]) => (
            <option key={value} value={value}>
              {shown}
            </option>
          ))}
        </select>
      )}
      {!choices &&
        (multiline ? <textarea rows={4} {...attributes} /> : <input type="text" {...attributes} />)}
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

type FieldsProps = {
  fields: FormFields;
  labels: Record<string, string>;
  problems: Problems;
  errors: Record<string, string>;
  typed: Record<string, string>;
  choices?: Record<string, Props['choices']>;
};

/** The first two inputs stand side by side. */
export function Fields({ fields, labels, problems, errors, typed, choices = {} }: FieldsProps) {
  const [first, second, ...others] = Object.entries(fields).map(([name, field]) => (
    <Field
      key={name}
      name={name}
      field={field}
      label={labels[name] ?? ''}
      optional={labels.optional}
      choices={choices[name]}
      defaultValue={typed[name]}
      error={fieldMessage(fields, name, errors[name], problems)}
    />
  ));
  return (
    <>
      <div className="form__pair">
        {first}
        {second}
      </div>
      {others}
    </>
  );
}

/** People do not see this field; submissions that fill it are marked as suspected. */
export function Honeypot({ label = '' }: { label?: string }) {
  return (
    <div className="honeypot" aria-hidden="true">
      <input name="website" aria-label={label} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

type EndProps = {
  labels: Record<'website' | 'send' | 'privacy' | 'policy', string> & { sending?: string };
  isSending?: boolean;
  /** The same key marks repeats of one submission. */
  formKey?: string;
};

export function FormEnd({ labels, isSending = false, formKey }: EndProps) {
  return (
    <>
      <Honeypot label={labels.website} />
      <input type="hidden" name="key" defaultValue={formKey} />
      <div className="form__end">
        <button type="submit" className="btn" disabled={isSending}>
          {isSending ? labels.sending : labels.send}
        </button>
        <span className="visually-hidden" role="status">
          {isSending && labels.sending}
        </span>
        <p className="caption">
          {labels.privacy}{' '}
          <PolicyLink policy="privacy" opensNewTab>
            {labels.policy}
          </PolicyLink>
        </p>
      </div>
    </>
  );
}
