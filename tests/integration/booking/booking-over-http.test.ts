import type { Email } from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { messagesIn, uk } from '../../support/messages.ts';
import { startMailServer } from '../../support/mock-mail-server.ts';
import { startMockWebhook } from '../../support/mock-webhook.ts';
import { newVisitor, siteOfTest } from '../../support/test-site.ts';
import { asPage, book, freeTimes, placeIn, press, type Sent } from './booking-form.ts';

async function openMail() {
  const mail = await startMailServer();
  onTestFinished(mail.close);
  const webhook = await startMockWebhook();
  onTestFinished(webhook.close);
  const addresses = { MAIL_URL: mail.url, MAIL_FROM: 'site@firm.lu', MAIL_TO: 'owner@firm.lu' };
  const site = await siteOfTest({ ...addresses, WEBHOOK_URL: webhook.url, TRUSTED_PROXIES: '1' });
  const mailsTo = (to: string) =>
    mail.received.filter((one) => one.accepted && one.to.includes(to)).map((one) => one.mail);
  const untilMails = (to: string, count: number, timeout = 20_000) =>
    expect.poll(() => mailsTo(to).length, { timeout }).toBe(count);
  return { site, mail, webhook, mailsTo, untilMails };
}

/** Reads the one calendar part of a mail. */
function invitationIn(mail: Email | undefined) {
  const [part, ...others] = (mail?.attachments ?? []).filter(({ mimeType }) => mimeType === 'text/calendar');
  if (!part || others.length > 0) throw new Error('not one calendar part');
  const text = typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content);
  const property = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1]?.trim();
  return ['METHOD', 'UID', 'SEQUENCE', 'DTSTART'].map(property);
}
const asInCalendar = (at: string) => `${at.replace(/[-:]/g, '').slice(0, -1)}00Z`;

test('[BK-3][BK-4] a talk is booked once by two presses, though mail is down, confirmed in Ukrainian, moved, and cancelled twice; each is mailed and told once', async () => {
  const { site, mail: server, webhook, mailsTo, untilMails } = await openMail();
  server.tell(451, 2);
  const [first = '', second = '', third] = await freeTimes(site.url);
  const next = await fetch(`${site.url}/api/booking/next?language=${uk}`);
  expect(next.headers.get('cache-control')).toBe('no-store');
  expect((await next.json()).map((time: { at: string }) => time.at)).toEqual([first, second, third]);
  const words = messagesIn(uk).booking;
  const visitor = newVisitor();
  const pressForm = () => book(site.url, { at: first, note: 'Buy at evil.example' }, visitor, uk);
  const twice = await Promise.all([pressForm(), pressForm()]);
  expect(twice.map(({ status }) => status)).toEqual([303, 303]);
  expect(placeIn(twice[0] as Response)).toBe(placeIn(twice[1] as Response));
  const place = placeIn(twice[0] as Response);
  const page = await fetch(site.url + place, { headers: asPage });
  const kept = ['referrer-policy', 'cache-control', 'x-robots-tag'].map((name) => page.headers.get(name));
  expect(kept).toEqual(['no-referrer', 'no-store', 'noindex']);
  const html = await page.text();
  expect(html).toContain(`lang="${uk}"`);
  expect(html).toContain(words.manage.booked);
  await untilMails('anna@example.org', 1);
  await untilMails('owner@firm.lu', 1);
  const [mail] = mailsTo('anna@example.org');
  const invitation = invitationIn(mail);
  const attempts = server.received.filter(({ to }) => to.includes('anna@example.org'));
  expect(attempts.map((attempt) => invitationIn(attempt.mail))).toEqual([invitation, invitation]);
  const [, uid] = invitation;
  expect(invitation).toEqual(['REQUEST', uid, '0', asInCalendar(first)]);
  expect(await freeTimes(site.url)).not.toContain(first);

  // Mail scanners only look at links, so nothing may happen.
  for (const method of Array.from({ length: 10 }, () => ['GET', 'HEAD']).flat())
    expect((await fetch(site.url + place, { method, headers: asPage })).status).toBe(200);
  const forged = place.replace(/token=(.)/, (_, sign) => `token=${sign === 'e' ? 'f' : 'e'}`);
  expect((await press(site.url, forged, { do: 'cancel' })).status).toBe(410);
  const ics = await fetch(`${site.url}${place}&ics`);
  expect(await ics.text()).toContain(`UID:${uid}`);

  expect((await press(site.url, place, { at: second })).status).toBe(303);
  await untilMails('anna@example.org', 2);
  expect(invitationIn(mailsTo('anna@example.org')[1])).toEqual(['REQUEST', uid, '1', asInCalendar(second)]);
  expect((await freeTimes(site.url))[0]).toBe(first);
  for (const _ of ['once', 'and again'])
    expect((await press(site.url, place, { do: 'cancel' })).status).toBe(303);
  await untilMails('anna@example.org', 3);
  await untilMails('owner@firm.lu', 3);
  expect(invitationIn(mailsTo('anna@example.org')[2])).toEqual(['CANCEL', uid, '2', asInCalendar(second)]);
  expect(await freeTimes(site.url)).toContain(second);
  await webhook.until(3);
  const states = webhook.received.map(({ body }) => JSON.parse(body).state);
  expect(states).toEqual(['booked', 'booked', 'cancelled']);
  const logged = site.log.join();
  for (const secret of ['Anna', 'anna@', 'evil', first]) expect(logged).not.toContain(secret);
});

test('[BK-5] after a form like a bot’s, only the mailed link confirms the talk', async () => {
  const { site, mailsTo, untilMails } = await openMail();
  const [at = ''] = await freeTimes(site.url);
  const place = placeIn(await book(site.url, { at, website: 'x' }));
  const page = await fetch(site.url + place, { headers: asPage });
  expect(await page.text()).toContain(messagesIn('en').booking.asked.sent);
  expect((await press(site.url, place, { do: 'confirm' })).status).toBe(410);
  await untilMails('anna@example.org', 1);
  const link = new URL(/http\S+token=\S+/.exec(mailsTo('anna@example.org')[0]?.text ?? '')?.[0] ?? '');
  expect((await press(site.url, link.pathname + link.search, { do: 'confirm' })).status).toBe(303);
});

test('[BK-5] what is wrong with a form is said with all that was typed; a sixth booking from a network, and a third of an address, wait', async () => {
  const site = await siteOfTest({ TRUSTED_PROXIES: '1' });
  // Each day may have more than these two.
  const days = Map.groupBy(await freeTimes(site.url), (time) => time.slice(0, 10)).values();
  const [at = '', ...more] = [...days].flatMap((day) => day.slice(0, 2));
  const statusOf = async (fields: Sent) => {
    const answer = await book(site.url, { note: 'kept', ...fields });
    return [answer.status, (await answer.text()).includes('kept')];
  };
  expect(await statusOf({ at: '2026-01-07T08:00Z' })).toEqual([409, true]);
  // The last one looks like a bot's, and without mail there is no button that could prove a person.
  for (const wrong of [{ name: ' ' }, { way: 'phone', phone: '' }, { way: 'video' }, { website: 'x' }])
    expect(await statusOf({ at, ...wrong })).toEqual([422, true]);

  const office = newVisitor();
  const fromOffice: number[] = [];
  for (const [index, time] of [at, ...more].slice(0, 6).entries())
    fromOffice.push((await book(site.url, { at: time, email: `${index}@example.org` }, office)).status);
  expect(fromOffice).toEqual([303, 303, 303, 303, 303, 429]);
  const ofPerson: number[] = [];
  for (const [tag, time] of more.slice(6, 9).entries())
    ofPerson.push((await book(site.url, { at: time, email: `ben+${tag}@example.org` })).status);
  expect(ofPerson).toEqual([303, 303, 429]);
});

test('[BK-1] while the owner’s calendar was never read, the page offers no time and has the contact form', async () => {
  const site = await siteOfTest({ BOOKING_BUSY_URL: 'https://127.0.0.1:9/secret.ics' });
  await expect.poll(() => freeTimes(site.url), { timeout: 10_000 }).toEqual([]);
  const html = await (await fetch(`${site.url}/book`, { headers: asPage })).text();
  for (const part of ['action="/api/contact?', messagesIn('en').booking.slots.none])
    expect(html).toContain(part);
});
