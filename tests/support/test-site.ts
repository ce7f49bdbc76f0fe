import { afterAll, onTestFinished } from 'vitest';
import { startSite, temporaryFolder } from '../../harness/running-site.ts';

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

/** A running site on a store of its own in `folder`; both go with the test. */
export const siteOfTest = (environment: Environment = {}) => open(environment, onTestFinished);

/** The same for all tests of a file. */
export const siteOfFile = (environment: Environment = {}) => open(environment, afterAll);

let visitors = 0;

/** The header by which a site behind one trusted proxy knows a visitor whom it has not seen. */
export function newVisitor(): { 'X-Forwarded-For': string } {
  visitors += 1;
  return { 'X-Forwarded-For': `10.1.${visitors >> 8}.${visitors & 255}` };
}

/** Sends JSON as a program does, as a visitor whom the site has not seen unless a header says otherwise. */
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

/** Sends a letter by the contact form. */
export function sendLetter(url: string, subject: string, message = 'Please call.'): Promise<Response> {
  return sendJson(`${url}/api/contact`, { name: 'Anna', email: 'anna@example.org', subject, message });
}

/** Asks the assistant, on an English page. */
export function askAssistant(url: string, content: string): Promise<Response> {
  return sendJson(`${url}/api/chat`, { language: 'en', messages: [{ role: 'user', content }] });
}

/**
 * Has senders send one time after another, until the server is gone.
 * @param send is told which sender it is, and how often he has sent
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

/** The subject of a letter as it was delivered. */
export const subjectOf = ({ body }: { body: string }): string => String(JSON.parse(body).subject);
