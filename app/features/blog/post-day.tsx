import { useEffect, useState } from 'react';
import { type WrittenDay, writeDay } from '../../lib/i18n/date.ts';
import { useLocale } from '../../lib/i18n/locale.ts';

/** A post without a date gets one that counts back from the visit. */
export type DayOfPost = WrittenDay | { daysAgo: number };

/** Returns a date such as `2026-11-21`, in the visitor's time zone. */
function dayBefore(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() - days);
  return new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The browser computes relative dates, because the page may have been built long ago. */
export function PostDay({ date }: { date: DayOfPost }) {
  const { language } = useLocale();
  const [counted, setCounted] = useState<WrittenDay>();
  const daysAgo = 'daysAgo' in date ? date.daysAgo : undefined;
  useEffect(() => {
    if (daysAgo !== undefined) setCounted(writeDay(dayBefore(daysAgo), language));
  }, [daysAgo, language]);
  const written = 'daysAgo' in date ? counted : date;
  return written ? (
    <time dateTime={written.day} lang={written.lang}>
      {written.shown}
    </time>
  ) : (
    <span hidden data-undated />
  );
}
