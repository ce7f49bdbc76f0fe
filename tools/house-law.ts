/** The rooms of the house, as docs/architecture.md names them. */
export const rooms = ['app', 'content', 'harness', 'server', 'site-files', 'tests', 'tools', 'workshop'];

export const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('tests/');

/** A door answers a URL: it may know the server. The shell and the framework's entry are doors of the whole site. */
const isDoor = (file: string) =>
  /^app\/(pages|features)\/.+\.route\.tsx?$/.test(file) || /^app\/(root|entry\.server)\.tsx$/.test(file);

/** A file that the framework keeps out of the browser. */
const isServerFile = (file: string) => /\.server\.tsx?$/.test(file);

/** `app/features/contact` of a file in it, `app/ui` of a file in that; undefined for what stands at the root of app. */
function roomOf(file: string): string | undefined {
  return /^app\/(?:(?:features|pages)\/[^/]+|[^/]+)(?=\/)/.exec(file)?.[0];
}

const isIn = (file: string, ...places: string[]) =>
  places.some((place) => file === place || file.startsWith(`${place}/`));

/** A rule about one file that reaches for another. */
export type Arrow = {
  name: string;
  says: string;
  /** The files that the rule is about. Tests may import what they test: no arrow is about them. */
  from: (file: string) => boolean;
  /** Whether such a file may reach for that one; packages are always allowed. */
  may: (to: string, from: string, isType: boolean) => boolean;
};

/** Files that may know the server: doors, `.server` files, the key to what the server lets them do, and its limits. */
const knowsServer = (file: string) =>
  isDoor(file) ||
  isServerFile(file) ||
  ['app/capabilities-context.ts', 'app/forms/field-lengths.ts'].includes(file);

/** What stands at the root of app for every door and every `.server` file. */
const isForDoors = (file: string) =>
  file === 'app/capabilities-context.ts' || /^app\/[^/]+\.server\.ts$/.test(file);

const loaders = [
  'app/i18n/switches.ts',
  'app/content/brand.ts',
  'app/content/words.server.ts',
  'app/content/company.server.ts',
  'app/content/facts.server.ts',
  'app/content/programmes.server.ts',
  'app/layout/section-frame.server.ts',
  'app/features/posts/posts.server.ts',
  'app/pages/legal/policy.server.ts',
];

/** A room of app reaches for itself and for what is listed; the server and content/ have rules of their own. */
function room(name: string, folder: string, listed = ''): Arrow {
  const below = listed.split(' ').filter(Boolean);
  return {
    name,
    says: `${folder} imports only itself${below.map((other) => `, ${other}`).join('')}`,
    from: (file) => isIn(file, folder),
    may: (to, from) =>
      !isIn(to, 'app') ||
      isIn(to, roomOf(from) ?? folder, ...below.map((other) => `app/${other}`)) ||
      (isForDoors(to) && knowsServer(from)),
  };
}

/** A room beside the site reaches for itself and for what is listed; content/ is words, open to it. */
function beside(name: string, folder: string, ...others: string[]): Arrow {
  return {
    name,
    says: `${folder} imports no room but ${others.join(', ')}`,
    from: (file) => isIn(file, folder),
    may: (to) => !isIn(to, ...rooms) || isIn(to, folder, 'content', 'tests', ...others),
  };
}

const isOtherFeature = (to: string, from: string) =>
  isIn(to, 'app/features') && !isIn(to, roomOf(from) ?? '');

export const arrows: Arrow[] = [
  room('i18n-is-the-ground', 'app/i18n'),
  room('content-is-loaded', 'app/content', 'i18n'),
  room('state-is-remembered', 'app/state'),
  room('forms-are-sent', 'app/forms'),
  room('ui-is-furniture', 'app/ui', 'content i18n'),
  room('seo-is-pure', 'app/seo', 'content i18n'),
  room('analytics-is-told', 'app/analytics', 'i18n'),
  room('layout-looks-down', 'app/layout', 'features analytics ui content i18n'),
  room('page-looks-down', 'app/pages', 'layout features analytics ui state content i18n seo'),
  {
    name: 'feature-imports-feature',
    says: 'a feature never imports another feature',
    from: (file) => isIn(file, 'app/features'),
    may: (to, from) => !isOtherFeature(to, from),
  },
  room('feature-looks-down', 'app/features', 'features analytics ui forms state content i18n'),
  {
    name: 'server-imports-app',
    says: 'the server imports nothing from app, types included',
    from: (file) => isIn(file, 'server'),
    may: (to) => !isIn(to, 'app'),
  },
  {
    name: 'server-behind-doors',
    says: 'app imports types of the server alone, and only in a door, a .server file, capabilities-context.ts or field-lengths.ts',
    from: (file) => isIn(file, 'app'),
    may: (to, from, isType) => !isIn(to, 'server') || (isType && knowsServer(from)),
  },
  {
    name: 'server-file-behind-doors',
    says: 'only a door or a .server file imports a .server file',
    from: (file) => isIn(file, 'app', 'server') && !isDoor(file) && !isServerFile(file),
    may: (to) => !isServerFile(to),
  },
  {
    name: 'content-through-loaders',
    says: 'content/ is read by its loaders only (tools and configurations aside)',
    from: (file) => isIn(file, 'app', 'server') && !loaders.includes(file),
    may: (to) => !isIn(to, 'content'),
  },
  beside('site-stands-alone', 'server', 'app'),
  beside('site-stands-alone', 'app', 'server'),
  beside('site-files-tell-of-the-site', 'site-files', 'app', 'server'),
  beside('harness-holds-the-site', 'harness', 'app', 'server'),
  beside('tools-without-workshop', 'tools', 'app', 'server', 'site-files', 'harness'),
  {
    name: 'tests-are-the-end',
    says: 'nothing but a test imports a test, or what only tests use',
    from: () => true,
    may: (to) => !isTest(to),
  },
];

/** A rule about the name of a file, wherever it stands in app, server, tests, tools or content. */
export type NameRule = { name: string; says: string; breaks: (file: string) => boolean };

/** A rule about a line of a file of code. */
export type LineRule = { name: string; says: string; breaks: (line: string, file: string) => boolean };

const drawers = /^(utils?|libs?|helpers?|commons?|shared|misc|types|constants|hooks|components)$/;
const drawerFiles = /^(index|utils?|helpers?|common|misc|types|constants)\./;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;

const folders = (file: string) => file.split('/').slice(0, -1);
const base = (file: string) => file.slice(file.lastIndexOf('/') + 1);

export const nameRules: NameRule[] = [
  {
    name: 'folder-is-a-drawer',
    says: 'a folder has the name of a subject: no utils, lib, helpers, common, shared, misc, types, constants, hooks, components',
    breaks: (file) => folders(file).some((folder) => drawers.test(folder)),
  },
  {
    name: 'file-is-a-drawer',
    says: 'a file has the name of what it exports: no index, utils, helpers, common, misc, types, constants, no V2',
    breaks: (file) => drawerFiles.test(base(file)) || /[-.]?v[2-9]\./i.test(base(file)),
  },
  {
    name: 'file-in-kebab-case',
    says: 'a file is named in kebab-case, its kind between dots; a README apart',
    breaks: (file) => base(file) !== 'README.md' && !kebab.test(base(file)),
  },
];

/** The environment is read once, by server/config.ts; main.ts, tools and configurations hand it over. */
const mayReadEnvironment = (file: string) =>
  file === 'server/config.ts' || file === 'server/main.ts' || !isIn(file, 'app', 'server') || isTest(file);

export const lineRules: LineRule[] = [
  {
    name: 'environment-read-once',
    says: 'process.env is read by server/config.ts; only main.ts, tools, tests and configurations hand it over',
    breaks: (line, file) =>
      /\bprocess\b.*\benv\b|\benv\b.*\bprocess\b/.test(line) && !mayReadEnvironment(file),
  },
  {
    name: 'checker-silenced',
    says: 'no comment silences a checker; an exception stands in biome.jsonc with its reason',
    breaks: (line) =>
      /(?:^|[\s{])\/[/*]\s*(?:biome-ignore|@ts-(?:ignore|expect-error|nocheck)|eslint-disable)/.test(line),
  },
];
