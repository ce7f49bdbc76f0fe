import type { Browser } from '@playwright/test';

/** Playwright's private connection to Firefox; may change with its versions. */
type Line = {
  browserSession: { send: (method: string, params: object) => Promise<{ contexts: { context: string }[] }> };
  rawSend: (message: {
    id: number;
    method: string;
    params: { features?: Record<string, unknown> };
  }) => unknown;
  _dispatchMessage: (message: object) => void;
};

/** Preferences, besides the theme. */
type Settings = { runsScripts: boolean; wantsLessMotion: boolean };

/**
 * Sets what Playwright 1.65 lacks over WebDriver BiDi as global preferences. Also answers
 * `emulation.setMediaFeaturesOverride`, unknown to Firefox 153, without which Playwright opens no page
 * (through a connection private to Playwright).
 */
export async function settingsOf(browser: Browser): Promise<(settings: Settings) => Promise<void>> {
  const line: Line = Reflect.get(browser, '_connection').toImpl(browser)._connection;
  const { browserSession } = line;
  const { contexts } = await browserSession.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const set = async (name: string, value: number | boolean) => {
    await browserSession.send('script.evaluate', {
      expression: `Services.prefs.set${typeof value === 'number' ? 'Int' : 'Bool'}Pref('${name}', ${value})`,
      target: { context: contexts[0]?.context },
      awaitPromise: false,
    });
  };
  const send = line.rawSend.bind(line);
  line.rawSend = async (message) => {
    if (message.method !== 'emulation.setMediaFeaturesOverride') return send(message);
    const theme = message.params.features?.['prefers-color-scheme'];
    await set('layout.css.prefers-color-scheme.content-override', { dark: 0, light: 1 }[String(theme)] ?? 2);
    line._dispatchMessage({ type: 'success', id: message.id, result: {} });
  };
  return async ({ runsScripts, wantsLessMotion }) => {
    await set('javascript.enabled', runsScripts);
    await set('ui.prefersReducedMotion', wantsLessMotion ? 1 : 0);
  };
}
