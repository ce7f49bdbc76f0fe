import { namedValues } from '../named-values.ts';

export type FormField = {
  /** UTF-16 units, as `maxlength` counts them. */
  maxLength: number;
  required?: true;
  /** Not labelled “optional”, because the field is shown only if it is required. */
  unmarked?: true;
  type?: 'email' | 'tel';
  /** The value is one of these, or empty. */
  options?: readonly string[];
  multiline?: true;
  autoComplete?: 'name' | 'email' | 'organization' | 'tel';
};

/** Each form asks for `email`. `language` and `page` are stored beside the fields, which must not have these names. */
export type FormFields = Record<string, FormField> & { email: FormField; language?: never; page?: never };

export type FieldName<Fields extends FormFields> = keyof Fields & string;

type RequiredName<Fields extends FormFields> = {
  [Name in FieldName<Fields>]: Fields[Name] extends { required: true } ? Name : never;
}[FieldName<Fields>];

// RFC 5321, 4.5.3.1.3, and RFC 3696, erratum 1690, limit the length.
export const emailField = { maxLength: 254, required: true, type: 'email', autoComplete: 'email' } as const;

/** Other features write drafts for the contact form. */
export const contactLengths = { subject: 200, message: 5000 };

/** A form that is sent sooner is suspected. */
export const MIN_FILL_MS = 2000;
/** Timers may be early. */
export const SEND_AFTER_MS = MIN_FILL_MS + 100;

export function fieldNames<Fields extends FormFields>(fields: Fields) {
  return Object.keys(fields) as FieldName<Fields>[];
}

export function eachField<Fields extends FormFields, Value>(
  fields: Fields,
  make: (field: Fields[FieldName<Fields>], name: FieldName<Fields>) => Value,
) {
  return namedValues(fieldNames(fields), (name) => make(fields[name], name));
}

/** `{ nameRequired: message }` */
export function requiredMessages<Fields extends FormFields, Message>(fields: Fields, message: Message) {
  const required = fieldNames(fields).filter((name) => fields[name]?.required);
  return Object.fromEntries(required.map((name) => [`${name}Required`, message])) as Record<
    `${RequiredName<Fields>}Required`,
    Message
  >;
}
