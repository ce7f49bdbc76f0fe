/** What the site tells of one of its analytics tools. */
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
  const given = Object.entries(tools).map(([name, tool]) => ({
    name,
    tool,
    value: env[tool.variable]?.trim() || null,
  }));
  const errors = given.flatMap(({ tool, value }) =>
    value === null || tool.id.test(value) ? [] : [`${tool.variable}: must ${tool.mustBe}`],
  );
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const hosts = given.flatMap(({ tool, value }) => (value === null ? [] : [tool.hosts]));
  return {
    ids: Object.fromEntries(given.map(({ name, value }) => [name, value])),
    hosts: {
      script: hosts.flatMap(({ script }) => script),
      connect: hosts.flatMap(({ connect }) => connect),
      image: hosts.flatMap(({ image }) => image),
    },
  };
}
