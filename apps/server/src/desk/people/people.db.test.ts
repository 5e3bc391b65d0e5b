import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestShop } from '../../testing/open-test-shop.ts';
import { type AtDesk, openDesk, signInAs } from '../testing/open-desk.ts';

let shop: TestShop;
let ada: AtDesk;
let boss: AtDesk;
beforeAll(async () => {
  shop = await openDesk();
  ada = await signInAs(shop, ['orders'], 'ada@shop.example');
  boss = await signInAs(shop, ['admin'], 'boss@shop.example');
});
afterAll(() => shop.close());

async function ask(enquiry: string, email = 'mia@example.com'): Promise<string> {
  const id = randomUUID();
  await shop.store.marketingRequests.keep(id, undefined, { kind: 'enquiry', data: { email, enquiry } });
  return id;
}
const form = (more: Record<string, string> = {}) => ({ key: randomUUID(), ...more });
const acts = async () =>
  (await shop.store.deskAudit.search({ query: '', before: null, limit: 20 })).map(({ act }) => act);

describe('enquiries at the desk', () => {
  it('are answered by mail, closed, and opened again', async () => {
    const id = await ask('Does it fit?');
    const answer = await ada.get('/desk/people');
    expect(answer.page.frame?.waiting.people).toBe(1);
    const list = answer.view('enquiries');
    expect(list).toMatchObject({ total: 1, enquiries: [{ id, email: 'mia@example.com', text: 'Does it fit?' }] });
    const sent = await ada.post(`/desk/people/enquiries/${id}/answer`, form({ text: 'It does.' }));
    expect(sent).toMatchObject({ status: 303, location: '/desk/people?said=ENQUIRY_ANSWERED' });
    expect((await shop.store.mails.list('mia@example.com', 1))[0]?.text).toContain('It does.');
    const closed = (await ada.get('/desk/people?state=closed')).view('enquiries');
    expect(closed.enquiries).toMatchObject([{ id, closedBy: 'ada', answers: [{ text: 'It does.', by: 'ada' }] }]);
    expect((await ada.post(`/desk/people/enquiries/${id}/reopen`, form())).status).toBe(303);
    expect((await ada.post(`/desk/people/enquiries/${id}/close`, form())).status).toBe(303);
    expect((await ada.get('/desk/people')).page.frame?.waiting.people).toBe(0);
    expect((await acts()).slice(0, 3)).toEqual(['close-enquiry', 'reopen-enquiry', 'answer-enquiry']);
  });

  it('that somebody else has closed keep what was typed, and send nothing', async () => {
    const id = await ask('Is it quiet?', 'ben@example.com');
    await boss.post(`/desk/people/enquiries/${id}/close`, form());
    const late = await ada.post(`/desk/people/enquiries/${id}/answer`, form({ text: 'It is.' }));
    expect(late.status).toBe(409);
    expect(late.view('enquiry')).toMatchObject({ problem: 'CLOSED', typed: 'It is.', closedBy: 'boss' });
    expect(await shop.store.mails.list('ben@example.com', 1)).toEqual([]);
  });

  it('are not answered with nothing, nor found where there are none', async () => {
    const id = await ask('Hello?');
    const empty = await ada.post(`/desk/people/enquiries/${id}/answer`, form({ text: ' \n ' }));
    expect([empty.status, empty.view('enquiry').problem]).toEqual([422, 'EMPTY']);
    for (const path of [
      `/desk/people/enquiries/${randomUUID()}`,
      '/desk/people/enquiries/first',
      '/desk/people/person/@',
    ])
      expect((await ada.get(path)).status, path).toBe(404);
  });
});

describe('a person at the desk', () => {
  const EMAIL = 'priya@example.com';

  it('is found and shown, and only an admin exports or forgets them', async () => {
    await shop.store.customers.make({ sub: 's1', email: EMAIL, firstName: 'Priya', lastName: 'Shah' });
    await ask('Where is it?', EMAIL);
    const found = (await ada.get('/desk/people/find?q=shah')).view('people');
    expect(found.people).toMatchObject([{ email: EMAIL, name: 'Priya Shah', hasAccount: true }]);
    const [{ href } = { href: '' }] = found.people;
    const shown = (await ada.get(href)).view('person');
    expect(shown).toMatchObject({ name: 'Priya Shah', mayForget: false, enquiries: [{ text: 'Where is it?' }] });
    expect((await ada.get(`${href}/export`)).status).toBe(403);
    expect((await ada.post(`${href}/forget`, form({ sure: 'yes' }))).status).toBe(403);

    const file = await boss.get(`${href}/export`);
    expect(JSON.parse(file.body)).toMatchObject({ email: EMAIL, accounts: [{ firstName: 'Priya' }] });
    expect((await boss.post(`${href}/forget`, form())).status).toBe(400);
    expect((await boss.post(`${href}/forget`, form({ sure: 'yes' }))).status).toBe(303);
    expect((await ada.get(href)).status).toBe(404);
    expect((await acts()).slice(0, 2)).toEqual(['forget-person', 'export-person']);
    const [log] = await shop.store.deskAudit.search({ query: 'forget-person', before: null, limit: 1 });
    expect(JSON.stringify(log)).not.toContain('priya');
  });
});
