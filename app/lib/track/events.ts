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

export type EventFields<Name extends EventName> = { label: string } & {
  [Field in keyof OwnFields<Name>]: string;
};
