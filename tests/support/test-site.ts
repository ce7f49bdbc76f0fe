import { afterAll, onTestFinished } from 'vitest';
import { startSite, temporaryFolder } from './running-site.ts';

type Environment = Record<string, string>;

async function open(environment: Environment, atEnd: (end: () => Promise<void>) => void) {
  const { folder, remove } = temporaryFolder();
  const site = await startSite({ DATA_DIR: folder, ...environment });
  atEnd(async () => {
    await site.stop();
    remove();
  });
  return { ...site, folder };
}

/** Starts a site with its own store in `folder`, for one test. */
export const siteOfTest = (environment: Environment = {}) => open(environment, onTestFinished);

/** Starts a site for all tests of a file. */
export const siteOfFile = (environment: Environment = {}) => open(environment, afterAll);

let visitors = 0;

/** Returns a new client address, which the site trusts from one proxy. */
export function newVisitor(): { 'X-Forwarded-For': string } {
  visitors += 1;
  return { 'X-Forwarded-For': `10.1.${visitors >> 8}.${visitors & 255}` };
}

/** Posts JSON from a new visitor, unless a header names one. */
export function sendJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...newVisitor(), ...headers },
    body: JSON.stringify(body),
  });
}

export function sendSubmission(url: string, subject: string, message = 'Please call.'): Promise<Response> {
  return sendJson(`${url}/api/contact`, { name: 'Anna', email: 'anna@example.org', subject, message });
}

export function askAssistant(url: string, content: string): Promise<Response> {
  return sendJson(`${url}/api/chat`, { language: 'en', messages: [{ role: 'user', content }] });
}

/**
 * Sends in a loop until the server is gone.
 * @param send gets the sender's number, and its count so far
 */
export async function untilItDies(
  senders: number,
  send: (sender: number, times: number) => Promise<void>,
): Promise<void> {
  const sendOnAndOn = async (sender: number) => {
    for (let times = 0; ; times += 1) {
      try {
        await send(sender, times);
      } catch {
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: senders }, (_, sender) => sendOnAndOn(sender)));
}

/** Returns the subject of a delivered contact message. */
export const subjectOf = ({ body }: { body: string }): string => String(JSON.parse(body).subject);
