import { policyTextId } from './policy-text-id.ts';

/**
 * A policy's text under its subtitle, as its own page shows them, made by the same components, ready to stand in this
 * document: so no other page carries the text, nor the program that would draw it.
 * @param path the policy's page in the visitor's language
 * @throws Error where the page cannot be had or has no such text
 */
export async function fetchPolicy(path: string, signal: AbortSignal): Promise<Node> {
  const page = await fetchDocument(path, signal);
  const text = page?.getElementById(policyTextId);
  const subtitle = page?.querySelector('main .lead');
  if (!text || !subtitle) throw new Error(`${path} has no policy`);
  text.prepend(subtitle);
  text.lang = text.closest<HTMLElement>('[lang]')?.lang ?? '';
  // The dialog may stand over the very page that has these names already.
  for (const named of [text, ...text.querySelectorAll('[id]')]) named.removeAttribute('id');
  return document.adoptNode(text);
}

/** The older way to ask: it gives a document, where `fetch` gives a text that Trusted Types would not let become one. */
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
