import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { isRecord } from '../../app/lib/content/assemble-messages.ts';
import { DEFAULT_LANGUAGE } from '../../app/lib/i18n/languages.ts';

type Shape = z.core.JSONSchema.BaseSchema;

type Place = {
  name: string;
  shape: Shape;
  /** The present value tells the keys of a record, and which shape of a union is used. */
  sample: unknown;
  isRequired: boolean;
  /** `duplicate` means one value for all languages. */
  i18n: boolean | 'duplicate';
  /** Texts name the keys of records in braces, so these are shown unchanged. */
  label?: string;
  /** A language may leave out sections, which then fall back to English. */
  isSection?: boolean;
};

const isShape = (shape: unknown): shape is Shape => typeof shape === 'object' && shape !== null;

const labelOf = (name: string) => {
  const label = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
};

/**
 * A placeholder counts as one character, because its value is rarely longer than its name. Mistyped ones are refused on saving.
 */
const sign = String.raw`(?:\{[^{}]*\}|[^{]|\{(?![^{}]*\}))`;

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value);

function chooseShape({ anyOf, allOf, ...shape }: Shape, sample: unknown): Shape {
  const one = anyOf?.filter(isShape).find(({ type }) => type === kindOf(sample)) ?? anyOf?.[0] ?? allOf?.[0];
  return isShape(one) ? { ...one, ...shape } : shape;
}

function fieldsOf(shape: Shape, sample: unknown, i18n: Place['i18n'], isSection = false): Field[] {
  const record = isShape(shape.additionalProperties) ? shape.additionalProperties : undefined;
  const names = isShape(shape.propertyNames) ? shape.propertyNames.enum : undefined;
  const samples = isRecord(sample) ? sample : {};
  const properties: [string, unknown][] = record
    ? (names ?? Object.keys(samples)).map((name) => [String(name), record])
    : Object.entries(shape.properties ?? {});
  return properties.flatMap(([name, property]) =>
    isShape(property)
      ? fieldOf({
          name,
          shape: property,
          label: record ? name : labelOf(name),
          sample: samples[name],
          isRequired: record ? name in samples : (shape.required?.includes(name) ?? false),
          i18n,
          isSection,
        })
      : [],
  );
}

function listOf(shape: Shape, sample: unknown, i18n: Place['i18n']) {
  const [first] = shape.prefixItems ?? [shape.items];
  const item = isShape(first) ? chooseShape(first, undefined) : {};
  const one: unknown = Array.isArray(sample) ? sample[0] : undefined;
  return {
    widget: 'list' as const,
    ...(item.type === 'object'
      ? { fields: fieldsOf(item, one, i18n), summary: '{{fields.title}}{{fields.name}}{{fields.author}}' }
      : { field: fieldOf({ name: 'item', shape: item, sample: one, isRequired: true, i18n }) }),
    ...(shape.minItems === undefined ? {} : { min: shape.minItems }),
    ...(shape.maxItems === undefined ? {} : { max: shape.maxItems }),
  };
}

function textOf(shape: Shape) {
  const { minLength = 0, maxLength, pattern, format } = shape;
  if (shape.contentMediaType) return { widget: 'image' as const };
  if (pattern?.startsWith('^#[0-9a-f')) return { widget: 'color' as const, allowInput: true };
  if (format === 'date')
    return { widget: 'datetime' as const, type: 'date' as const, format: 'YYYY-MM-DD', picker_utc: true };
  if (format === 'uri') return { widget: 'string' as const, type: 'url' as const };
  if (format === 'email') return { widget: 'string' as const, type: 'email' as const };
  // The minimum leaves placeholders out. The site checks the filled text.
  const limits: [string, string] = [
    `^(?:${sign}{${minLength},${maxLength ?? ''}}|(?=.*[{])${sign}{1,${maxLength ?? ''}})?$`,
    `Write ${minLength} to ${maxLength} characters; a figure in braces counts as one`,
  ];
  return {
    widget: maxLength !== undefined && maxLength <= 110 ? ('string' as const) : ('text' as const),
    ...(pattern && shape.description ? { pattern: [pattern, shape.description] as [string, string] } : {}),
    ...(!pattern && maxLength !== undefined ? { pattern: limits } : {}),
  };
}

function kindOfField(shape: Shape, sample: unknown, i18n: Place['i18n']) {
  if (shape.enum) return { widget: 'select' as const, options: shape.enum.map(String) };
  switch (shape.type) {
    case 'object':
      return {
        widget: 'object' as const,
        fields: fieldsOf(shape, sample, i18n),
        collapsed: 'auto' as const,
        ...(shape.properties?.value ? { summary: '{{fields.value}} ({{fields.kind}})' } : {}),
      };
    case 'array':
      return listOf(shape, sample, i18n);
    case 'boolean':
      return { widget: 'boolean' as const };
    case 'integer':
    case 'number':
      return {
        widget: 'number' as const,
        value_type: shape.type === 'integer' ? ('int' as const) : ('float' as const),
      };
    default:
      return textOf(shape);
  }
}

function fieldOf({ name, shape, label, sample, isRequired, i18n, isSection = false }: Place): Field {
  const chosen = chooseShape(shape, sample);
  const isShared =
    chosen.type === 'integer' || chosen.format === 'date' || Boolean(chosen.enum ?? chosen.contentMediaType);
  const ofText = i18n === 'duplicate' && !isShared ? true : i18n;
  const least = chosen.minLength && chosen.minLength > 1 ? `${chosen.minLength} to` : 'Up to';
  const note = [
    chosen.description,
    chosen.maxLength && !('advised' in chosen) && `${least} ${chosen.maxLength} characters`,
  ]
    .filter(Boolean)
    .join('. ');
  return {
    name,
    label: label ?? labelOf(name),
    i18n: ofText,
    required: isRequired && (isSection ? [DEFAULT_LANGUAGE] : true),
    ...(note ? { hint: note } : {}),
    ...kindOfField(chosen, sample, i18n),
  };
}

export function editorFields(schema: z.ZodType, sample: unknown, i18n: Place['i18n']): Field[] {
  return fieldsOf(
    chooseShape(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), sample),
    sample,
    i18n,
    i18n === true,
  );
}
