export const CAUSES = ['undelivered', 'endpoint', 'store', 'disk', 'budget', 'mail'] as const;
export type Cause = (typeof CAUSES)[number];

/** In the owner's language; `content/<language>/owner-notices.json`. */
type NoticeTexts = {
  digest: Record<
    'subject' | 'quiet' | 'since' | 'of' | 'waiting' | 'failed' | 'held' | 'spam' | 'pages' | 'from' | 'chat',
    string
  > &
    Record<'disk' | 'backup' | 'never', string>;
  counts: Record<string, string>;
  alert: Record<'subject' | 'over' | 'since' | 'guide' | 'last', string>;
  causes: Record<Cause, { title: string; text: string }>;
};

export type OwnerNotices = {
  /** For dates and numbers. */
  locale: string;
  texts: NoticeTexts;
  fill: (text: string, values: Record<string, string>) => string;
  /** `MAIL_TO` overrides it. */
  to: string;
  digest: boolean;
  alerts: boolean;
};
