import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { allOf, readCaddyfile } from '../support/directives.ts';
import { readStages, variablesOf } from '../support/dockerfile.ts';
import { documentedVariables } from '../support/documented-variables.ts';

const deploy = path.resolve(import.meta.dirname, '../../deploy');
const read = (name: string) => readFileSync(path.join(deploy, name), 'utf8');

/** Of the Compose specification, what is used here and nothing else: a slip in a name is found before a machine is. */
const healthcheck = z.strictObject({
  test: z.array(z.string()),
  interval: z.string(),
  timeout: z.string(),
  retries: z.number(),
});
const service = z.strictObject({
  image: z.string(),
  build: z
    .strictObject({ context: z.string(), dockerfile: z.string(), args: z.record(z.string(), z.string()) })
    .optional(),
  env_file: z.string().optional(),
  environment: z.record(z.string(), z.string()),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') })).default({}),
  networks: z.array(z.string()),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  healthcheck: healthcheck.optional(),
  restart: z.literal('unless-stopped'),
  stop_grace_period: z.string().optional(),
  read_only: z.literal(true),
  tmpfs: z.array(z.string()),
  cap_drop: z.array(z.string()).default([]),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  pids_limit: z.number().optional(),
  mem_limit: z.string(),
  cpus: z.number().optional(),
  shm_size: z.string().optional(),
  logging: z.object({ driver: z.literal('local') }),
});
const file = z.strictObject({
  name: z.string(),
  'x-site': z.unknown(),
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.strictObject({ internal: z.boolean().optional() }).nullable()),
  volumes: z.record(z.string(), z.null()),
});

const text = read('compose.yaml');
const compose = file.parse(parse(text, { merge: true }));
const sites = Object.entries(compose.services).filter(([name]) => name.startsWith('site-'));
const caddy = readCaddyfile(read('Caddyfile'));
const image = variablesOf(readStages(read('Dockerfile')).get('') ?? []);
const exampleNames = [...read('env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => String(name));

test('Caddy is the only one whom the world can reach, and it knows both replicas by name and port', () => {
  const published = Object.entries(compose.services).filter(([, { ports }]) => ports.length > 0);
  expect(published.map(([name]) => name)).toEqual(['caddy']);
  expect(sites).toHaveLength(2);
  expect(allOf(caddy, 'reverse_proxy')).toEqual([sites.map(([name]) => `${name}:${image.PORT}`)]);
  expect(allOf(caddy, 'health_uri')).toEqual([['/readyz']]);
  for (const [, { environment, networks }] of sites) {
    expect(environment.TRUSTED_PROXIES).toBe('1');
    expect(networks).toContain(compose.services.caddy?.networks[0]);
  }
  expect(compose.services.database?.networks.map((name) => compose.networks[name]?.internal)).toEqual([true]);
});

test('whoever is waited for says whether he is well; the image says it for the site', () => {
  const awaited = Object.values(compose.services).flatMap(({ depends_on }) => Object.keys(depends_on));
  expect(new Set(awaited)).toEqual(new Set(['database', ...sites.map(([name]) => name)]));
  const silent = awaited.filter((name) => !compose.services[name]?.healthcheck);
  expect(silent).toEqual(sites.map(([name]) => name));
  expect(
    readStages(read('Dockerfile'))
      .get('')
      ?.some(({ instruction }) => instruction === 'HEALTHCHECK'),
  ).toBe(true);
});

test('the site gets only variables that the contract names, and every blank of the example is used', () => {
  const contract = documentedVariables();
  for (const [, { environment, env_file, build }] of sites) {
    expect(env_file).toBe('.env');
    expect(Object.keys(environment).filter((name) => !contract.has(name))).toEqual([]);
    expect(Object.keys(build?.args ?? {}).filter((name) => !contract.has(name))).toEqual([]);
  }
  const filledIn = new Set([...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => String(name)));
  expect([...filledIn].filter((name) => !exampleNames.includes(name))).toEqual([]);
  expect(exampleNames.filter((name) => !contract.has(name) && !filledIn.has(name))).toEqual([]);
  // What stands in the file itself cannot be a secret.
  expect(text.match(/whsec_\w|PASSWORD: (?!\$)/g)).toBeNull();
  expect(readFileSync(path.join(deploy, '../.gitignore'), 'utf8')).toContain('/deploy/.env\n');
});

test('a replica gets the time for its stop, and what must be kept is on a volume', () => {
  for (const [, { stop_grace_period, volumes, read_only }] of sites) {
    expect(Number.parseInt(stop_grace_period ?? '', 10)).toBeGreaterThan(10);
    expect([volumes, read_only]).toEqual([[], true]);
  }
  const mounted = Object.values(compose.services).flatMap(({ volumes }) =>
    volumes.map((line) => line.split(':')[0] ?? ''),
  );
  const fromHere = mounted.filter((source) => source.startsWith('.'));
  expect(fromHere.filter((source) => !existsSync(path.join(deploy, source)))).toEqual([]);
  expect(new Set(mounted.filter((source) => !source.startsWith('.')))).toEqual(
    new Set(Object.keys(compose.volumes)),
  );
  expect(compose.services.database?.volumes).toEqual(['letters:/var/lib/postgresql']);
});

test('every image is pinned to a version, and every build file is where it is said to be', () => {
  for (const { image: name, build } of Object.values(compose.services)) {
    if (build) expect(existsSync(path.join(deploy, build.context, build.dockerfile))).toBe(true);
    else expect(name).toMatch(/:\d+(?:\.\d+)?-[a-z]+$/);
  }
});
