import { loadMessages } from '../../lib/content/messages.server.ts';
import { company } from '../../lib/content/owner-content.server.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../../lib/i18n/languages.ts';
import type { Route } from './+types/chat-json.route.ts';
import { chatMessages } from './chat.messages.ts';
import type { PanelContent } from './ui/load-chat-messages.ts';

/** `/uk/chat.json` has the open panel's messages in one language, prerendered by the build. */
export function loader({ params: { lang } }: Route.LoaderArgs): Response {
  if (!isLanguage(lang)) return new Response(null, { status: 404 });
  const { messages, fallbackSections } = loadMessages(chatMessages, 'chat', lang);
  const { panel, problems, draft } = messages;
  const body: PanelContent = {
    language: fallbackSections.includes('panel') ? DEFAULT_LANGUAGE : lang,
    messages: { panel, problems, draft },
    contacts: [
      ...Object.values(company.emails).map((email) => `mailto:${email.toLowerCase()}`),
      `tel:${company.phone.number}`,
    ],
  };
  return Response.json(body);
}
