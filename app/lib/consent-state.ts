/** What a visitor allows besides what the site cannot do without, as the question about cookies groups it. */
export type ConsentCategories = { analytics: boolean; marketing: boolean };

/** A yes or a no as both tools spell it. */
export function signal(isGranted: boolean): 'granted' | 'denied' {
  return isGranted ? 'granted' : 'denied';
}
