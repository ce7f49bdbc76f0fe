import { textTable } from '../../text-table.ts';
import { chatAttacks } from './chat-attacks.ts';
import { consentAttacks } from './consent-attacks.ts';
import { crowdAttacks } from './crowd-attacks.ts';
import { letterAttacks } from './letter-attacks.ts';

/** Replays every attack on the built site, one after the other. @returns a table: attack, what was seen, ok or NOT ok */
export async function replayAttacks(build: string): Promise<string> {
  const lines: string[][] = [];
  for (const { name, replay } of [...crowdAttacks, ...chatAttacks, ...letterAttacks, ...consentAttacks]) {
    const { seen, ok } = await replay(build).catch((fault: unknown) => ({ seen: String(fault), ok: false }));
    lines.push([name, seen.split('\n')[0] ?? '', ok ? 'ok' : 'NOT ok']);
  }
  return textTable([['attack', 'seen', ''], ...lines]);
}
