import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Disables the browser's own background requests. */
const closedNetwork = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const isRoot = process.getuid?.() === 0;

const firstOf = (places: (string | undefined)[]) =>
  places.find((place) => place !== undefined && place !== '' && existsSync(place));

/** CHROMIUM_PATH, Debian's, or Playwright's downloaded Chromium. */
export function findBrowser(): string | undefined {
  return firstOf([process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()]);
}

/** `Chromium 156.0.8078.79 …` */
const versionOf = (place: string) => execFileSync(place, ['--version'], { encoding: 'utf8' }).trim();

/** Playwright 1.65 sends `network.addDataCollector`, which older versions do not know. */
const oldestFirefox = 143;

/** Mozilla's Firefox that Playwright can drive: FIREFOX_PATH or Debian's. Playwright's build differs. */
export function findFirefox(): string | undefined {
  const place = firstOf([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr']);
  return place && Number(/\d+/.exec(versionOf(place))) >= oldestFirefox ? place : undefined;
}

/** Root has to run without the sandbox. */
export function launchOptions(executablePath: string | undefined) {
  return {
    args: [...closedNetwork, ...(isRoot ? ['--no-sandbox'] : [])],
    ...(executablePath ? { executablePath } : {}),
  };
}

/** Mozilla's Firefox; its preferences are set by tests/support/firefox-settings.ts. */
export const firefoxOptions = (executablePath: string) => ({
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: { executablePath, args: ['--remote-allow-system-access'] },
});

function attempt(command: string, ...rest: string[]): boolean {
  try {
    execFileSync(command, rest, { stdio: ['ignore', 'inherit', 'inherit'] });
    return true;
  } catch {
    // The caller tries the next source, and reports if none is left.
    return false;
  }
}

const hasDebianPackages = isRoot && existsSync('/usr/bin/apt-get');

/** An archive that did not answer makes the update fail here: otherwise apt-get installs a year-old browser. */
const updateLists = () =>
  attempt('apt-get', '-o', 'Acquire::Retries=3', '-o', 'APT::Update::Error-Mode=any', 'update');

function installPackage(name: string): boolean {
  if (!hasDebianPackages) return false;
  if (!updateLists()) updateLists();
  return attempt('apt-get', 'install', '-y', name);
}

/**
 * Finds or installs the browsers: Debian's packages as root, Chromium also by Playwright.
 * @throws Error without Chromium; a missing Firefox is only reported
 */
export function provideBrowsers(say: (line: string) => void): void {
  const download = () =>
    attempt('npx', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium');
  const isPresent = (name: string, find: () => string | undefined, ...ways: (() => boolean)[]) => {
    if (!find()) say(`No ${name} found: installing one`);
    for (const way of ways) if (!find()) way();
    const place = find();
    if (place) say(`Browser: ${place}, ${versionOf(place)}`);
    return place !== undefined;
  };
  if (!isPresent('Chromium', findBrowser, () => installPackage('chromium'), download))
    throw new Error('No Chromium: CHROMIUM_PATH, /usr/bin/chromium, apt-get and Playwright were tried');
  if (!isPresent('Firefox', findFirefox, () => installPackage('firefox-esr')))
    say(
      `Firefox was not tested: neither FIREFOX_PATH nor /usr/bin/firefox-esr is at least ${oldestFirefox}, and apt-get gave none`,
    );
}
