export const policyTextId = 'policy';

/**
 * From the policy's own page, so that no other page carries text or renderer.
 * @throws Error if missing
 */
export async function fetchPolicy(path: string, signal: AbortSignal): Promise<Node> {
  const page = await fetchDocument(path, signal);
  const text = page?.getElementById(policyTextId);
  const subtitle = page?.querySelector('main .lead');
  if (!text || !subtitle) throw new Error(`${path} has no policy`);
  text.prepend(subtitle);
  text.lang = text.closest<HTMLElement>('[lang]')?.lang ?? '';
  // The dialog may stand over a page with the same ids.
  for (const named of [text, ...text.querySelectorAll('[id]')]) named.removeAttribute('id');
  return document.adoptNode(text);
}

/** XMLHttpRequest parses a document; a string from `fetch` would be refused by Trusted Types. */
function fetchDocument(path: string, signal: AbortSignal): Promise<Document | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Document | null>();
  const request = new XMLHttpRequest();
  request.open('GET', path);
  request.responseType = 'document';
  request.onload = () => resolve(request.status === 200 ? request.responseXML : null);
  request.onerror = () => reject(new Error(`${path} cannot be had`));
  request.onabort = () => reject(signal.reason);
  signal.addEventListener('abort', () => request.abort());
  request.send();
  return promise;
}
