import { useEffect, useState } from 'react';
import { dateLanguage, formatDate } from '../../i18n/date.ts';
import type { Language } from '../../i18n/languages.ts';

type Props = { date: string | null; language: Language };

/** The day of a post: its own, else today's, which only the browser knows. */
export function PostDate({ date, language }: Props) {
  const [today, setToday] = useState<Date>();

  useEffect(() => {
    const now = new Date();
    setToday(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));
  }, []);

  const day = date ? new Date(date) : today;
  return (
    <time className="article__date" dateTime={day?.toISOString().slice(0, 10)} lang={dateLanguage(language)}>
      {day && formatDate(day, language)}
    </time>
  );
}
