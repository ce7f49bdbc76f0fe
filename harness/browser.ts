import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Flags for machines without the open internet: the browser asks nobody for anything but the page. */
const closedNetwork = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const isRoot = process.getuid?.() === 0;

/** Where a Chromium is: CHROMIUM_PATH, Debian's, or the one that Playwright has downloaded before. */
export function findBrowser(): string | undefined {
  const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()];
  return places.find((place) => place !== undefined && place !== '' && existsSync(place));
}

/** How Playwright starts the browser; only root must go without the sandbox. */
export function launchOptions(executablePath: string | undefined) {
  return {
    args: [...closedNetwork, ...(isRoot ? ['--no-sandbox'] : [])],
    ...(executablePath ? { executablePath } : {}),
  };
}

function attempt(command: string, ...rest: string[]): boolean {
  try {
    execFileSync(command, rest, { stdio: ['ignore', 'inherit', 'inherit'] });
    return true;
  } catch {
    // The next way is tried; whoever asked says so if none is left.
    return false;
  }
}

/** What the browser says that it is: `Chromium 156.0.8078.79 …`. */
const versionOf = (place: string) => execFileSync(place, ['--version'], { encoding: 'utf8' }).trim();

/**
 * Finds a browser or installs one: by Playwright's own download, else from Debian's packages where we are root.
 * @throws Error saying what was tried
 */
export function provideBrowser(say: (line: string) => void): string {
  const found = findBrowser();
  if (found) {
    say(`Browser: ${found}, ${versionOf(found)}`);
    return found;
  }
  say('No browser found: installing one');
  const hasDebianPackages = isRoot && existsSync('/usr/bin/apt-get');
  const ways: [string, () => boolean][] = [
    [
      'apt-get install chromium',
      () =>
        hasDebianPackages && attempt('apt-get', 'update') && attempt('apt-get', 'install', '-y', 'chromium'),
    ],
    [
      'playwright install chromium',
      () => attempt('npx', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'),
    ],
  ];
  for (const [name, way] of ways) {
    const installed = way() ? findBrowser() : undefined;
    if (installed) {
      say(`Browser: ${installed}, ${versionOf(installed)}, by ${name}`);
      return installed;
    }
  }
  throw new Error('No Chromium: CHROMIUM_PATH, /usr/bin/chromium, apt-get and Playwright were tried');
}
