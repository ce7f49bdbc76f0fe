import { readWords } from '../../content/words.server.ts';
import { isLanguage } from '../../i18n/languages.ts';
import type { Route } from './+types/chat-json.route.ts';
import { chatWords } from './chat.words.ts';
import type { SpokenWords } from './spoken-words.ts';

/**
 * `/uk/chat.json`: the words of the open panel in one language, checked and with their figures. The build writes them
 * into files, so that no page carries them and nothing is rendered for them.
 */
export function loader({ params: { lang } }: Route.LoaderArgs): Response {
  if (!isLanguage(lang)) return new Response(null, { status: 404 });
  const { words, borrowed } = readWords(chatWords, 'chat', lang);
  const { panel, problems, draft } = words;
  const spoken: SpokenWords = {
    language: borrowed.includes('panel') ? 'en' : lang,
    words: { panel, problems, draft },
  };
  return Response.json(spoken);
}
