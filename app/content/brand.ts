import { mark as drawn } from '../../content/brand.json';

/** The firm's mark: shapes on a square of that side, each in the colour of a role. Of the file a browser needs nothing else. */
export const mark = drawn;
