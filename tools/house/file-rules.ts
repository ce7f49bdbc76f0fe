import { isIn, isTest } from './rooms.ts';
import type { SourceFile } from './source-file.ts';

/** A rule about the name of a file, wherever it stands in app, server, tests, tools or content. */
export type NameRule = { name: string; says: string; breaks: (file: string) => boolean };

/** A rule about what stands in a file of code; answers with the lines that break it. */
export type CodeRule = { name: string; says: string; breaks: (file: SourceFile) => number[] };

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
    says: 'a file is named in kebab-case, its kind between dots',
    breaks: (file) => !kebab.test(base(file)),
  },
];

/** The environment is read once, by server/config.ts; main.ts, tools and configurations hand it over. */
const mayReadEnvironment = (file: string) =>
  file === 'server/config.ts' || file === 'server/main.ts' || !isIn(file, 'app', 'server') || isTest(file);

export const codeRules: CodeRule[] = [
  {
    name: 'environment-read-once',
    says: 'process.env is read by server/config.ts; only main.ts, tools, tests and configurations hand it over',
    breaks: (file) => (mayReadEnvironment(file.path) ? [] : file.environment),
  },
  {
    name: 'checker-silenced',
    says: 'no comment silences a checker; an exception stands in biome.jsonc with its reason',
    breaks: (file) => file.silenced,
  },
];
