import { doors } from '../../i18n/href.ts';
import type { Language } from '../../i18n/languages.ts';

/** One turn, as it travels. */
export type Message = { role: 'user' | 'assistant'; content: string };

/**
 * How a reply ended. `cut`: it failed after some of it had come. `limited`: ask again after so many seconds.
 * `tooLong`: the message is; `full`: the conversation is.
 */
export type Ending =
  | { kind: 'whole' | 'stopped' | 'failed' | 'tooLong' | 'full' }
  | { kind: 'limited'; seconds: number };

export type Question = {
  language: Language;
  /** The whole conversation; the last message is the visitor's. */
  messages: readonly Message[];
  /** Aborted when the visitor stops the reply. */
  signal: AbortSignal;
  /** Called with each piece of the reply, as it comes. */
  onText: (piece: string) => void;
};

export type Ask = (question: Question) => Promise<Ending>;

/** A connection that has said nothing for so long is dead: the server gives up on a silent service much sooner. */
const silenceMilliseconds = 60_000;

/** Asks the assistant over `POST /api/chat`. Never throws: whatever goes wrong is an ending. */
export async function askAssistant({ language, messages, signal, onText }: Question): Promise<Ending> {
  const silence = new AbortController();
  let alarm = setTimeout(() => silence.abort(), silenceMilliseconds);
  try {
    const answer = await fetch(doors.chat, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ language, messages }),
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!(answer.ok && answer.body)) return await refusal(answer);
    let isEmpty = true;
    // The decoder keeps the half of a letter that a piece ends with until its other half comes.
    for await (const piece of pieces(answer.body.pipeThrough(new TextDecoderStream()))) {
      clearTimeout(alarm);
      alarm = setTimeout(() => silence.abort(), silenceMilliseconds);
      isEmpty = false;
      onText(piece);
    }
    return { kind: isEmpty ? 'failed' : 'whole' };
  } catch {
    // Stopped by the visitor, cut off on the way, or never connected.
    return { kind: signal.aborted ? 'stopped' : 'failed' };
  } finally {
    clearTimeout(alarm);
  }
}

/** Safari's streams cannot be iterated. */
async function* pieces(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    if (value) yield value;
  }
}

async function refusal(answer: Response): Promise<Ending> {
  if (answer.status === 429) {
    const seconds = Number(answer.headers.get('Retry-After'));
    return { kind: 'limited', seconds: Number.isFinite(seconds) ? seconds : 0 };
  }
  // The body as a whole: only a long conversation makes one so large.
  if (answer.status === 413) return { kind: 'full' };
  const codes = answer.status === 400 ? await codesOf(answer) : [];
  if (codes.includes('too_many')) return { kind: 'full' };
  return { kind: codes.includes('too_long') ? 'tooLong' : 'failed' };
}

async function codesOf(answer: Response): Promise<unknown[]> {
  const problem: unknown = await answer.json();
  if (typeof problem !== 'object' || problem === null || !('errors' in problem)) return [];
  return Array.isArray(problem.errors) ? problem.errors.map((error) => error?.code) : [];
}
