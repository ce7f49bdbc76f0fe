export type AnalyticsTool = {
  name: string;
  product: string;
  vendor: string;
  cookies: string;
  /** The environment variable that holds the tool's id. While it is unset, the tool is off. */
  variable: string;
  /** The id becomes part of a script's address, so its characters are restricted. */
  pattern: RegExp;
  /** Ends the error message that begins with "GA_MEASUREMENT_ID: must". */
  mustBe: string;
  hosts: ToolHosts;
};

export type ToolHosts = { script: readonly string[]; connect: readonly string[]; image: readonly string[] };

export type EnabledTool = AnalyticsTool & { id: string };

/**
 * The cookie banner names `bannerTools`: all supported tools while none is set. `hosts` are in every page's policy before
 * consent, because an open page's policy cannot change.
 */
export type EnabledTools = {
  enabled: EnabledTool[];
  bannerTools: readonly AnalyticsTool[];
  hosts: ToolHosts;
};

export function enableTools(
  supported: readonly AnalyticsTool[],
  env: Record<string, string | undefined>,
): ({ ok: true } & EnabledTools) | { ok: false; errors: string[] } {
  const enabled = supported.flatMap((tool) => {
    const id = env[tool.variable]?.trim();
    return id ? [{ ...tool, id }] : [];
  });
  const invalid = enabled.filter(({ pattern, id }) => !pattern.test(id));
  if (invalid.length > 0)
    return { ok: false, errors: invalid.map(({ variable, mustBe }) => `${variable}: must ${mustBe}`) };
  const hostsOf = (kind: keyof ToolHosts) => enabled.flatMap(({ hosts }) => hosts[kind]);
  return {
    ok: true,
    enabled,
    bannerTools: enabled.length > 0 ? enabled : supported,
    hosts: { script: hostsOf('script'), connect: hostsOf('connect'), image: hostsOf('image') },
  };
}
