import { Counter, collectDefaultMetrics, Histogram, Registry } from '@prometheus-io/client';
import type { Destination } from '../db/store.ts';
import type { AttemptOutcome } from '../delivery/submission.ts';
import type { OnResponse } from '../http/request-log.ts';
import { createGauges, type GaugeDeps } from './gauges.ts';

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** These are seconds. Files take one millisecond, submissions one fsync, the assistant's first word some seconds. */
const durationBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

export type Metrics = ReturnType<typeof createMetrics>;

/** Every server has its own registry, so that two in one process count apart. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  let refresh: () => Promise<void> = async () => undefined;
  return {
    ...createCounters(registers),
    /** The gauges read parts of the server that need the counters first. */
    addGauges: (deps: GaugeDeps): void => {
      refresh = createGauges(registry, deps);
    },
    scrape: async () => {
      await refresh();
      return { type: registry.contentType, body: await registry.metrics() };
    },
  };
}

function createCounters(registers: Registry[]) {
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const requests = counter('site_http_requests_total', 'Requests answered', ['method', 'route', 'status']);
  const durations = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Time until an answer began',
    labelNames: ['method', 'route'],
    buckets: durationBuckets,
    registers,
  });
  const attempts = counter('site_delivery_tries_total', 'Delivery attempts, by destination and result', [
    'destination',
    'result',
  ]);
  const questions = counter(
    'site_chat_questions_total',
    'Questions to the assistant, by nearest card, language and how sure the built-in assistant is',
    ['card', 'language', 'band'],
  );
  const answers = counter(
    'site_chat_answers_total',
    'Answers of the assistant, by who gave them, why not the paid service, and how they ended',
    ['path', 'because', 'end'],
  );
  const errors = counter('site_chat_service_faults_total', 'Questions that the paid service did not answer', [
    'result',
  ]);
  const denials = counter(
    'site_limit_denials_total',
    'Uses that a limit did not let pass, or that could not be counted',
    ['limit', 'reason'],
  );
  return {
    onResponse: ({ method, route, status, milliseconds }: Parameters<OnResponse>[0]) => {
      const label = knownMethods.has(method) ? method : 'other';
      requests.inc({ method: label, route, status });
      durations.observe({ method: label, route }, milliseconds / 1000);
    },
    onAttempt: (destination: Destination, result: AttemptOutcome['result']) =>
      attempts.inc({ destination, result }),
    onDenied: (limit: string, reason: 'limited' | 'unavailable') => denials.inc({ limit, reason }),
    chat: {
      onQuestion: ({ card, language, band }: Record<'card' | 'language' | 'band', string>) =>
        questions.inc({ card, language, band }),
      onReply: ({ path, because = '', end }: { path: string; because?: string | undefined; end: string }) =>
        answers.inc({ path, because, end }),
      onServiceError: (result: 'down' | 'failed') => errors.inc({ result }),
    },
  };
}
