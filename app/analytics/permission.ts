/** What a visitor allows besides what the site cannot do without. */
export type Permission = { analytics: boolean; marketing: boolean };
