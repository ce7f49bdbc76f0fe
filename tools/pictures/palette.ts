/**
 * The colours of the drawn pictures. A picture is a file of its own and knows no theme, so these are the values of the
 * light one: water is work that flows, stone public money, ore the person.
 */
export const palette = {
  deep: '#072d31',
  water: '#0b5257',
  water2: '#5a9a97',
  water3: '#b7d4cf',
  mist: '#e7eeea',
  lime: '#f6f8f4',
  ink: '#10211f',
  edge: '#657672',
  ore: '#ae3517',
  oreDark: '#7d2410',
  stone: '#e0b96a',
  stonePale: '#f1e1bd',
} as const;
