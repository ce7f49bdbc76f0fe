/** An analytics tool, as the site names it. */
export type AnalyticsTool = {
  /** The environment variable that holds its id; unset: the tool is off. */
  variable: string;
  /** Restricted, since ids go into addresses of scripts. */
  id: RegExp;
  /** Completes "GA_MEASUREMENT_ID: must …". */
  mustBe: string;
  /** Hosts for the Content-Security-Policy. */
  hosts: Sources;
};

export type Sources = { script: readonly string[]; connect: readonly string[]; image: readonly string[] };

/** `ids`: null for a tool that is off. `hosts`: those of enabled tools; an open page's policy cannot change, so the tools' loader enforces consent. */
export type EnabledTools = { ids: Record<string, string | null>; hosts: Sources };

export const noTools: EnabledTools = { ids: {}, hosts: { script: [], connect: [], image: [] } };

/** @throws Error with a line per invalid variable */
export function enableTools(
  tools: Record<string, AnalyticsTool>,
  env: Record<string, string | undefined>,
): EnabledTools {
  const ids: EnabledTools['ids'] = {};
  const hosts = { script: [] as string[], connect: [] as string[], image: [] as string[] };
  const errors: string[] = [];
  for (const [name, tool] of Object.entries(tools)) {
    const id = env[tool.variable]?.trim() || null;
    ids[name] = id;
    if (id === null) continue;
    if (!tool.id.test(id)) errors.push(`${tool.variable}: must ${tool.mustBe}`);
    for (const kind of ['script', 'connect', 'image'] as const) hosts[kind].push(...tool.hosts[kind]);
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return { ids, hosts };
}
