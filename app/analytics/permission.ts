/** What a visitor allows besides what the site cannot do without. */
export type Permission = { analytics: boolean; marketing: boolean };

/** A permission as both tools spell it. */
export function signal(isGranted: boolean): 'granted' | 'denied' {
  return isGranted ? 'granted' : 'denied';
}
