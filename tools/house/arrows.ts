import { isDoor, isIn, isServerFile, isTest, roomOf } from './rooms.ts';

/** A rule about one file that reaches for another. */
export type Arrow = {
  name: string;
  says: string;
  /** The files that the rule is about. Tests may import what they test: no arrow is about them. */
  from: (file: string) => boolean;
  /** Whether such a file may reach for that one; packages are always allowed. */
  may: (to: string, from: string) => boolean;
};

/** Files that may know the server: doors, `.server` files, and the type of what a visit carries. */
const knowsServer = (file: string) => isDoor(file) || isServerFile(file) || file === 'app/visit-context.ts';

/** What stands at the root of app for every door and every `.server` file. */
const isForDoors = (file: string) => file === 'app/visit-context.ts' || /^app\/[^/]+\.server\.ts$/.test(file);

const loaders = [
  'app/i18n/words.server.ts',
  'app/i18n/company.server.ts',
  'app/i18n/facts.server.ts',
  'app/layout/section-frame.server.ts',
  'app/features/posts/posts.server.ts',
  'app/pages/legal/policy.server.ts',
];

/** A room of app reaches for itself and for what is listed; the server and content/ have rules of their own. */
function room(name: string, folder: string, ...below: string[]): Arrow {
  const says = `${folder} imports only itself${below.map((other) => `, ${other}`).join('')}`;
  return {
    name,
    says,
    from: (file) => isIn(file, folder),
    may: (to, from) =>
      !isIn(to, 'app') ||
      isIn(to, roomOf(from) ?? folder, ...below.map((other) => `app/${other}`)) ||
      (isForDoors(to) && knowsServer(from)),
  };
}

const isOtherFeature = (to: string, from: string) =>
  isIn(to, 'app/features') && !isIn(to, roomOf(from) ?? '');

export const arrows: Arrow[] = [
  room('ui-is-furniture', 'app/ui', 'i18n'),
  room('i18n-is-the-ground', 'app/i18n'),
  room('seo-is-pure', 'app/seo', 'i18n'),
  room('analytics-is-told', 'app/analytics', 'i18n'),
  room('layout-looks-down', 'app/layout', 'features', 'analytics', 'ui', 'i18n'),
  room('page-looks-down', 'app/pages', 'layout', 'features', 'analytics', 'ui', 'i18n', 'seo'),
  {
    name: 'feature-imports-feature',
    says: 'a feature never imports another feature',
    from: (file) => isIn(file, 'app/features'),
    may: (to, from) => !isOtherFeature(to, from),
  },
  {
    ...room('feature-looks-down', 'app/features', 'features', 'analytics', 'ui', 'i18n'),
    says: 'a feature imports only itself, analytics, ui, i18n',
  },
  {
    name: 'server-imports-app',
    says: 'the server imports nothing from app, types included',
    from: (file) => isIn(file, 'server'),
    may: (to) => !isIn(to, 'app'),
  },
  {
    name: 'server-behind-doors',
    says: 'in app only a door, a .server file or visit-context.ts imports the server',
    from: (file) => isIn(file, 'app') && !knowsServer(file),
    may: (to) => !isIn(to, 'server'),
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
  {
    name: 'site-without-tools',
    says: 'app and server import neither tests nor tools',
    from: (file) => isIn(file, 'app', 'server'),
    may: (to) => !isIn(to, 'tests', 'tools') && !isTest(to),
  },
];
