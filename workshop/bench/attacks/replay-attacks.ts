import { chatAttacks } from './chat-attacks.ts';
import { consentAttacks } from './consent-attacks.ts';
import { crowdAttacks } from './crowd-attacks.ts';
import { letterAttacks } from './letter-attacks.ts';

/** Replays every attack on the built site, one after the other; each is a line as soon as it is over. */
export async function* replayAttacks(build: string): AsyncGenerator<string> {
  for (const { name, replay } of [...crowdAttacks, ...chatAttacks, ...letterAttacks, ...consentAttacks]) {
    const { seen, ok } = await replay(build).catch((fault: unknown) => ({ seen: String(fault), ok: false }));
    yield `  ${ok ? 'ok    ' : 'NOT ok'}  ${name.padEnd(56)}  ${seen.split('\n')[0]}`;
  }
}
