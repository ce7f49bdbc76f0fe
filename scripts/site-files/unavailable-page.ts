import { html } from 'hono/html';
import type { SiteMessages } from '../../app/components/layout/site.messages.ts';
import type { Company } from '../../app/lib/content/company.ts';

/** A shared cache shows it while the site is away: deploy/shared-cache. */
export function unavailablePage(
  language: string,
  { title, text }: SiteMessages['unavailable'],
  { name, phone, address }: Company,
): string {
  return `<!doctype html>${html`<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<h1>${title}</h1>
<p>${text}</p>
<p>${name}<br><a href="tel:${phone.number}">${phone.shown}</a><br>${address.street}, ${address.postalCode} ${address.city}</p>`}`;
}
