import type { Locator, Page } from '@playwright/test';
import type { wordsIn } from '../../harness/words.ts';

/** The words of the site in the language of the picture, to find buttons by. */
export type SceneWords = ReturnType<typeof wordsIn>;

/** One thing to look at: a page, or a page in some state. */
export type Scene = {
  name: string;
  /** The path after the language. */
  path: string;
  /** Who comes: by default one who has said no to cookies, has closed the popup, has JavaScript and wants less motion. */
  visitor?: {
    unasked?: true;
    unnoticed?: true;
    withoutScripts?: true;
    moving?: true;
  };
  /** Brings the page into the state. */
  act?: (page: Page, words: SceneWords) => Promise<unknown>;
  /** The part to look at; the whole page where it is not named, the window where it is `window`. */
  part?: 'window' | ((page: Page) => Locator);
  /** The only width at which there is such a state. */
  width?: number;
};
