import type { ConsentChoice } from '../store/store.ts';

/** The categories that a visitor may say yes or no to. What is essential is not asked. */
export type ConsentCategories = { analytics: boolean; marketing: boolean };

/** What a visitor has decided about cookies, and about which words. */
export type Decision = {
  choice: ConsentChoice;
  categories: ConsentCategories;
  /** The version of the question that was answered. */
  version: string;
  language: string;
  /** Whether the browser sent Global Privacy Control. */
  gpc: boolean;
  /** What the site asks today in that language: the version and the exact words. */
  shown: { version: string; wording: string };
};
