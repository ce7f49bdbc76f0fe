import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/**
 * A port of 127.0.0.1 that nobody has: for programs that cannot take a free one themselves, or that are to come back at
 * the same one. The system does not give it out again at once.
 */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
