import type { Language } from '../../../lib/i18n/languages.ts';
import { endpoints } from '../../../lib/site-paths.ts';
import type { Turn } from '../conversation-limits.ts';

/** `tooLong`: the message is too long. `full`: the conversation is. */
export type Ending =
  | { kind: 'whole' | 'stopped' | 'failed' | 'tooLong' | 'full' }
  | { kind: 'limited'; seconds: number };

export type AskOptions = {
  language: Language;
  turns: readonly Turn[];
  signal: AbortSignal;
  onText: (chunk: string) => void;
};

/** Asks `POST /api/chat`. Never throws: errors are endings. */
export async function askAssistant({ language, turns, signal, onText }: AskOptions): Promise<Ending> {
  try {
    const response = await fetch(endpoints.chat, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ language, messages: turns }),
      signal,
    });
    if (!(response.ok && response.body)) return await endingOf(response);
    let isEmpty = true;
    // The decoder joins characters that are split between chunks.
    for await (const chunk of chunksOf(response.body.pipeThrough(new TextDecoderStream()))) {
      isEmpty = false;
      onText(chunk);
    }
    return { kind: isEmpty ? 'failed' : 'whole' };
  } catch {
    // The visitor stopped it, or the connection failed.
    return { kind: signal.aborted ? 'stopped' : 'failed' };
  }
}

/** Safari cannot iterate streams. */
async function* chunksOf(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    if (value) yield value;
  }
}

async function endingOf(response: Response): Promise<Ending> {
  if (response.status === 429) {
    const seconds = Number(response.headers.get('Retry-After'));
    return { kind: 'limited', seconds: Number.isFinite(seconds) ? seconds : 0 };
  }
  if (response.status === 413) return { kind: 'full' };
  if (response.status !== 400) return { kind: 'failed' };
  const { errors = [] }: { errors?: { code: string }[] } = await response.json();
  const codes = errors.map(({ code }) => code);
  if (codes.includes('too_many')) return { kind: 'full' };
  return { kind: codes.includes('too_long') ? 'tooLong' : 'failed' };
}
