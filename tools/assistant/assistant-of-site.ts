import { type Assistant, createAssistant } from '../../server/assistant/assistant.ts';
import { assistantIndexes } from '../site-files/assistant-index.ts';
import { readCompany } from '../site-files/read-content.ts';
import { type Ask, readSite } from '../site-files/read-site.ts';

/**
 * The assistant of a site that is not built: it reads the pages as they are rendered, all of them, which takes seconds.
 * What changes afterwards it does not know.
 */
export async function assistantOfSite(ask: Ask): Promise<Assistant> {
  return createAssistant(assistantIndexes(await readSite(ask), readCompany()));
}
