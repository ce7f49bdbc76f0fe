import { execFileSync, spawnSync } from 'node:child_process';
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

/** Looks for CHROMIUM_PATH, Debian's Chromium, then Playwright's. */
export function findBrowser(): string | undefined {
  return firstOf([process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()]);
}

/** The output is like `Chromium 156.0.8078.79 …`. */
const versionOf = (place: string) => execFileSync(place, ['--version'], { encoding: 'utf8' }).trim();

/** Playwright 1.65 sends `network.addDataCollector`, which older versions do not know. */
const MIN_FIREFOX_VERSION = 143;

/** Looks for FIREFOX_PATH, then Debian's Firefox. Playwright drives both over WebDriver BiDi; its own build is another. */
export function findFirefox(): string | undefined {
  const place = firstOf([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr']);
  return place && Number(/\d+/.exec(versionOf(place))) >= MIN_FIREFOX_VERSION ? place : undefined;
}

/** As root, browsers run only without their sandbox. */
export function launchOptions(executablePath: string | undefined) {
  return {
    args: [...closedNetwork, ...(isRoot ? ['--no-sandbox'] : [])],
    ...(executablePath ? { executablePath } : {}),
  };
}

/** This is Mozilla's Firefox, driven over WebDriver BiDi. */
export const firefoxOptions = (executablePath: string) => ({
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: { executablePath },
});

const attempt = (command: string, ...rest: string[]) =>
  spawnSync(command, rest, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

function installPackage(name: string): boolean {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  // The update must fail if an archive does not answer, because apt-get would then install a year-old browser.
  attempt('apt-get', '-o', 'Acquire::Retries=3', '-o', 'APT::Update::Error-Mode=any', 'update');
  return attempt('apt-get', 'install', '-y', name);
}

/**
 * Finds or installs the browsers. As root it uses Debian's packages; Chromium may also be Playwright's.
 * @throws Error without Chromium; a missing Firefox is only reported
 */
export function provideBrowsers(say: (line: string) => void): void {
  if (!findBrowser() && !installPackage('chromium'))
    attempt('npx', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium');
  if (!findFirefox()) installPackage('firefox-esr');
  for (const place of [findBrowser(), findFirefox()])
    if (place) say(`Browser: ${place}, ${versionOf(place)}`);
  if (!findBrowser())
    throw new Error('No Chromium: CHROMIUM_PATH, /usr/bin/chromium, apt-get and Playwright were tried');
  if (!findFirefox())
    say(
      `Firefox was not tested: neither FIREFOX_PATH nor /usr/bin/firefox-esr is at least ${MIN_FIREFOX_VERSION}, and apt-get gave none`,
    );
}
