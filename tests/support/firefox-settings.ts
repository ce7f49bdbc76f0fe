import type { Browser } from '@playwright/test';

/** Playwright's private connection to Firefox, which may change with its version. */
type Line = {
  rawSend: (message: { id: number; method: string }) => unknown;
  _dispatchMessage: (message: object) => void;
};

/**
 * Firefox 153 does not know `emulation.setMediaFeaturesOverride`, without which Playwright 1.65 opens no page over WebDriver
 * BiDi, so it is answered here. Firefox keeps its own theme and movement.
 */
export function answerForFirefox(browser: Browser): void {
  const line: Line = Reflect.get(browser, '_connection').toImpl(browser)._connection;
  const send = line.rawSend.bind(line);
  line.rawSend = (message) => {
    if (message.method !== 'emulation.setMediaFeaturesOverride') return send(message);
    // Playwright listens for the answer only once it has sent.
    setImmediate(() => line._dispatchMessage({ type: 'success', id: message.id, result: {} }));
  };
}
