import file from '../../content/switches.json' with { type: 'json' };

type Group = 'sections' | 'pages' | 'languages';

export const switches: Omit<typeof file, Group> & Partial<Record<Group, Readonly<Record<string, boolean>>>> =
  file;
