import { mark as drawn } from '../../../content/brand.json';

export const mark = drawn;
