/** What a visitor allows besides what the site cannot do without. */
export type ConsentCategories = { analytics: boolean; marketing: boolean };

/** A consent as both tools spell it. */
export function signal(isGranted: boolean): 'granted' | 'denied' {
  return isGranted ? 'granted' : 'denied';
}
