/** @public `app/server-modules.ts` adds the names of its modules, so that an unregistered kind or limit does not compile. */
export interface Registered {
  platform: { limits: { wrong: unknown; link: unknown } };
}

type NamesIn<Module, Key extends string> = Module extends Record<Key, infer Named> ? keyof Named : never;

export type KindName = NamesIn<Registered[keyof Registered], 'kinds'>;
export type LimitName = NamesIn<Registered[keyof Registered], 'limits'>;
