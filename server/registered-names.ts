/** @public `app/server-modules.ts` adds its list, so that a kind or limit that no module registers does not compile. */
export interface Registered {
  platform: { limits: { wrong: unknown } };
}

type Names<Module, Key extends string> = Module extends Record<Key, infer Named> ? keyof Named : never;

export type KindName = Names<Registered[keyof Registered], 'kinds'>;
export type LimitName = Names<Registered[keyof Registered], 'limits'>;
