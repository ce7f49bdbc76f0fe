import { policyTextId } from './policy-text-id.ts';

/**
 * A policy's text as its own page shows it, made by the same component, ready to stand in this document: so no other
 * page carries the text, nor the program that would draw it.
 * @param path the policy's page in the visitor's language
 * @throws Error where the page cannot be had or has no such text
 */
export async function fetchPolicy(path: string, signal: AbortSignal): Promise<Node> {
  const answer = await fetch(path, { signal });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const text = page.getElementById(policyTextId);
  if (!answer.ok || !text) throw new Error(`${path} has no policy`);
  text.lang = text.closest<HTMLElement>('[lang]')?.lang ?? '';
  // The dialog may stand over the very page that has these names already.
  for (const named of [text, ...text.querySelectorAll('[id]')]) named.removeAttribute('id');
  return document.adoptNode(text);
}
