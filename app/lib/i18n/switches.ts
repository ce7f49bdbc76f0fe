import file from '../../../content/switches.json' with { type: 'json' };

export const switches: Record<
  'chat' | 'popup' | 'newsletter' | 'analytics' | 'films' | 'booking' | 'digest' | 'alerts' | 'pageCounts',
  boolean
> &
  Partial<Record<'sections' | 'pages' | 'languages', Readonly<Record<string, boolean>>>> = file;
