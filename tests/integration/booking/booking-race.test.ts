import { describe, expect, onTestFinished, test } from 'vitest';
import { startSite } from '../../support/running-site.ts';
import { environmentOf, STORE_KINDS, temporaryPlace } from '../../support/temporary-store.ts';
import { book, freeTimes } from './booking-form.ts';

describe.for(STORE_KINDS)('two servers on one store in %s', (kind) => {
  test('[BK-2] of fifty visitors at once who want one time, one gets it, and the others the three nearest with all that they typed', {
    timeout: 120_000,
  }, async () => {
    const environment = { ...environmentOf(await temporaryPlace(kind)), TRUSTED_PROXIES: '1' };
    const [one, other] = [await startSite(environment), await startSite(environment)];
    onTestFinished(async () => {
      await one.stop();
      await other.stop();
    });
    const [, wanted = '', ...later] = await freeTimes(one.url);
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const typed = { at: wanted, email: `${index}@example.org`, key: `${index}`, note: `note ${index}.` };
        const answer = await book(index % 2 ? one.url : other.url, typed);
        return { status: answer.status, note: typed.note, html: await answer.text() };
      }),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([303, ...Array.from({ length: 49 }, () => 409)]);
    const nearest = new Set<string>();
    for (const { html, note } of answers.filter(({ status }) => status === 409)) {
      expect(html).toContain(note);
      const offered = [...html.matchAll(/name="at"[^>]* value="([^"]+)"/g)].map(([, at]) => at);
      expect(offered).toHaveLength(3);
      nearest.add(offered.join());
    }
    expect([...nearest]).toHaveLength(1);
    expect(nearest.values().next().value).toContain(later[0]);
    expect(await freeTimes(other.url)).not.toContain(wanted);
  });
});
