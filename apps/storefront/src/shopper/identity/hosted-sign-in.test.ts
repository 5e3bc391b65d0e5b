import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHostedSignIn } from './hosted-sign-in.ts';
import { signOut } from './sign-out.ts';
import { createStorage, openTab } from './testing/open-tab.ts';
import { startPool, type TestPool } from './testing/start-pool.ts';

let pool: TestPool;
beforeAll(async () => {
  pool = await startPool();
  pool.users.add('mia@example.com', 'Wattle-1234');
});
afterAll(() => pool.close());

const REDIRECT = 'https://wattle.example/account/authenticate';

/** A tab that left for the hosted pages, and the query it sent. */
async function leave(
  start: { readonly provider?: string; readonly wanted?: string } = {},
  part: { readonly send?: typeof fetch } = {},
) {
  const [storage, tabStorage] = [createStorage(), createStorage()];
  const tab = openTab(pool, { storage, tabStorage, ...part });
  const hosted = createHostedSignIn(tab.identity);
  await hosted.start(start);
  const url = new URL(tab.visited[0] ?? '');
  const asked = Object.fromEntries(url.searchParams);
  /** The hosted pages accept Mia. */
  const letIn = (code: string) =>
    pool.grants.set(code, { email: 'mia@example.com', challenge: asked.code_challenge ?? '', redirectUri: REDIRECT });
  const comeBack = (fields: Record<string, string>) => hosted.finish(new URLSearchParams(fields));
  return { ...tab, storage, tabStorage, url, asked, letIn, comeBack };
}

describe('signing in at the hosted pages', () => {
  it('leaves with a state of 32 characters and a challenge by S256 [C-7-48 C-9-50 C-9-52]', async () => {
    const { url, asked } = await leave();
    expect(url.origin + url.pathname).toBe(`${pool.base}/oauth2/authorize`);
    expect(asked.state).toMatch(/^[\w-]{32}$/);
    expect(asked).toMatchObject({ response_type: 'code', redirect_uri: REDIRECT, code_challenge_method: 'S256' });
    expect(asked.code_challenge).toMatch(/^[\w-]{43}$/);
    expect((await leave()).asked.state).not.toBe(asked.state);
  });

  it('can go straight to a social provider', async () => {
    expect((await leave({ provider: 'Banksia' })).asked.identity_provider).toBe('Banksia');
  });

  it('comes back with a code that becomes tokens, by a verifier of 128 characters [C-7-46 C-7-47 C-9-51]', async () => {
    const { asked, letIn, comeBack, identity } = await leave({ wanted: '/checkout' });
    letIn('code-1');
    const reply = await comeBack({ code: 'code-1', state: asked.state ?? '' });
    expect(reply).toEqual({ status: 'SUCCESS', value: { wanted: '/checkout' } });
    const sent = pool.calls.findLast(({ name }) => name === 'token')?.body ?? {};
    expect(Object.keys(sent).sort()).toEqual(['client_id', 'code', 'code_verifier', 'grant_type', 'redirect_uri']);
    expect(sent.code_verifier).toMatch(/^[\w-]{128}$/);
    expect((await identity.findUser()).status).toBe('SUCCESS');
  });

  it('takes an answer once [C-8-65]', async () => {
    const { asked, letIn, comeBack } = await leave();
    letIn('code-2');
    await comeBack({ code: 'code-2', state: asked.state ?? '' });
    letIn('code-3');
    const again = await comeBack({ code: 'code-3', state: asked.state ?? '' });
    expect(again).toMatchObject({ error: { name: 'OAUTH_STATE_INVALID' } });
  });

  it.each([{ state: 'x'.repeat(32) }, {}, { state: '' }])(
    'takes no answer to what it did not ask: %j [C-8-65]',
    async (fields: Record<string, string>) => {
      const { letIn, comeBack, identity } = await leave();
      letIn('code-4');
      const before = pool.calls.length;
      expect(await comeBack({ code: 'code-4', ...fields })).toMatchObject({ error: { name: 'OAUTH_STATE_INVALID' } });
      expect(pool.calls).toHaveLength(before);
      expect(await identity.findUser()).toEqual({ status: 'NOT_FOUND' });
    },
  );

  it('takes no answer when nothing readable was kept [C-8-65]', async () => {
    const { asked, tabStorage, comeBack } = await leave();
    for (const key of tabStorage.texts.keys()) tabStorage.setItem(key, '{');
    expect(await comeBack({ code: 'c', state: asked.state ?? '' })).toMatchObject({
      error: { name: 'OAUTH_STATE_INVALID' },
    });
  });

  it('is refused with a code that nobody gave [C-7-47]', async () => {
    const { asked, comeBack, identity } = await leave();
    const reply = await comeBack({ code: 'made-up', state: asked.state ?? '' });
    expect(reply).toMatchObject({ error: { name: 'HOSTED_SIGN_IN_REFUSED' } });
    expect(await identity.findUser()).toEqual({ status: 'NOT_FOUND' });
  });

  /** The pool's response, altered in transit. */
  const changed = (change: (tokens: Record<string, unknown>) => object) =>
    ((url: string, init: RequestInit) =>
      fetch(url, init).then(async (response) => Response.json(change(await response.json())))) as typeof fetch;

  it('is signed in with the three tokens of the answer [C-7-47]', async () => {
    const given: Record<string, unknown> = {};
    const send = changed((tokens) => Object.assign(given, tokens));
    const { asked, letIn, comeBack, storage } = await leave({}, { send });
    letIn('code-6');
    await comeBack({ code: 'code-6', state: asked.state ?? '' });
    const kept = [...storage.texts.values()].join();
    for (const name of ['access_token', 'id_token', 'refresh_token']) expect(kept).toContain(String(given[name]));
  });

  it.each([
    ['an error beside the tokens', (tokens: object) => ({ ...tokens, error: 'invalid_request' })],
    ['no access token', ({ access_token: _, ...tokens }: Record<string, unknown>) => tokens],
    ['no ID token', ({ id_token: _, ...tokens }: Record<string, unknown>) => tokens],
  ])('is refused by an answer with %s [C-7-47]', async (_, change) => {
    const { asked, letIn, comeBack, identity } = await leave({}, { send: changed(change) });
    letIn('code-7');
    const reply = await comeBack({ code: 'code-7', state: asked.state ?? '' });
    expect(reply).toMatchObject({ error: { name: 'HOSTED_SIGN_IN_REFUSED' } });
    expect(await identity.findUser()).toEqual({ status: 'NOT_FOUND' });
  });

  it('gives up after 10 seconds on tokens that do not come [C-9-46]', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    const waits: number[] = [];
    const tab = openTab({ ...pool, base }, { wait: async (ms) => void waits.push(ms) });
    const hosted = createHostedSignIn(tab.identity);
    await hosted.start();
    const state = new URL(tab.visited[0] ?? '').searchParams.get('state') ?? '';
    const reply = await hosted.finish(new URLSearchParams({ code: 'c', state }));
    silent.closeAllConnections();
    silent.close();
    expect(reply).toMatchObject({ error: { name: 'HOSTED_SIGN_IN_TIMEOUT' } });
    expect(waits).toEqual([10_000]);
  });
});

describe('signing out of the hosted pages', () => {
  it('leaves for them, and says so if it is still here after 3 seconds [C-7-49 C-8-66 C-9-49]', async () => {
    const { asked, letIn, comeBack, identity, visited, waited } = await leave();
    letIn('code-5');
    await comeBack({ code: 'code-5', state: asked.state ?? '' });
    expect(await signOut(identity)).toMatchObject({ error: { name: 'SIGN_OUT_TIMEOUT' } });
    const url = new URL(visited.at(-1) ?? '');
    expect(url.origin + url.pathname).toBe(`${pool.base}/logout`);
    expect(url.searchParams.get('logout_uri')).toBe('https://wattle.example/account/signin');
    expect(waited.at(-1)).toBe(3000);
    expect(await identity.findUser()).toEqual({ status: 'NOT_FOUND' });
  });
});
