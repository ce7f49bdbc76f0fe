import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends these headers and no others, and leaves the body as it came; `fetch` does neither. */
export function ask(url: string, headers: Record<string, string>, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers, method: body === undefined ? 'GET' : 'POST' });
    sent.on('response', async (response) => {
      const { statusCode = 0, headers: given } = response;
      resolve({ status: statusCode, headers: given, body: await buffer(response) });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
