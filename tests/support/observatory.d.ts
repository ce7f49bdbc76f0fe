declare module '@mdn/mdn-http-observatory/src/retriever/retriever.js' {
  /** What the rules look at: answers over http and https, cookies, redirects. */
  export type Requests = { hostname: string; responses: { https: { verified: boolean } | null } };
  /** Asks a site as the Observatory does: both ways, robots.txt, a preflight. */
  export function retrieve(
    hostname: string,
    options: { httpPort: number; httpsPort: number; path: string },
  ): Promise<Requests>;
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';
  export const ALL_TESTS: ((requests: Requests) => { result: string | null; pass: boolean })[];
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number;
  export function getGradeForScore(score: number): { score: number; grade: string };
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}
