import list from './events.json' with { type: 'json' };

/**
 * What an event is: `when` it happens, the `category` and `action` that it always carries, what its `label` says (and
 * its `value`, where it has one), and what it carries besides. docs/contracts/analytics.md is made from this list.
 */
type EventRule = {
  when: string;
  category: string;
  action: string;
  label: string;
  fields?: Record<string, string>;
};

/** Every event that the site can send, by the name that the tools know it by. Nothing else is ever sent. */
export const events = list satisfies Record<string, EventRule>;

export type EventName = keyof typeof events;

type OwnFields<Name extends EventName> = (typeof events)[Name] extends { fields: infer Fields }
  ? Fields
  : object;

/** What whoever sends an event says about it; category, action and the value 1 are added on the way. */
export type EventFields<Name extends EventName> = { label: string } & {
  [Field in keyof OwnFields<Name>]: string;
};
