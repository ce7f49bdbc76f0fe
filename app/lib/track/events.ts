import list from './events.json' with { type: 'json' };

type EventRule = {
  when: string;
  category: string;
  action: string;
  label: string;
  fields?: Record<string, string>;
};

export const events = list satisfies Record<string, EventRule>;

export type EventName = keyof typeof events;

type OwnFields<Name extends EventName> = (typeof events)[Name] extends { fields: infer Fields }
  ? Fields
  : object;

export type EventWithoutFields = {
  [Name in EventName]: (typeof events)[Name] extends { fields: object } ? never : Name;
}[EventName];

export function isEventWithoutFields(name: string | undefined): name is EventWithoutFields {
  const rules: Record<string, EventRule> = events;
  return name !== undefined && Object.hasOwn(rules, name) && rules[name]?.fields === undefined;
}

export type EventFields<Name extends EventName> = { label: string } & {
  [Field in keyof OwnFields<Name>]: string;
};
