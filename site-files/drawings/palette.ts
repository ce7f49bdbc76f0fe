/**
 * The colours of everything that is drawn, by day: the values of the light theme. Water is work that flows, stone public
 * money, ore the person.
 */
export const palette = {
  deep: '#072d31',
  water: '#0b5257',
  water2: '#5a9a97',
  water3: '#b7d4cf',
  /** A wide ground of water, on which all the others are read. */
  field: '#b7d4cf',
  mist: '#e7eeea',
  lime: '#f6f8f4',
  ink: '#10211f',
  edge: '#657672',
  ore: '#ae3517',
  oreDark: '#7d2410',
  stone: '#e0b96a',
  stonePale: '#f1e1bd',
  paper: '#ffffff',
  onWater: '#ffffff',
} as const;

export type Palette = Readonly<Record<keyof typeof palette, string>>;

/** The same roles by night: not the day's colours made darker, but light things on dark water. */
export const nightPalette: Palette = {
  deep: '#e8f0ec',
  water: '#4fb5ac',
  water2: '#29726e',
  water3: '#1f4f4c',
  field: '#123331',
  mist: '#0f1d1b',
  lime: '#0a1615',
  ink: '#e8f0ec',
  edge: '#7d958f',
  ore: '#ec7f5b',
  oreDark: '#f2a98f',
  stone: '#ddb668',
  stonePale: '#2d2614',
  paper: '#12211f',
  onWater: '#04201f',
};
