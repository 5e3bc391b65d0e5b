import type { DeskPage, DeskView } from '@wattle/contract/desk';
import { type DeskRole, STAFF_GROUP } from '@wattle/domain/desk';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import type { DeskRenderer } from '../desk-renderer.ts';

/** Gives a page's data in place of its looks: what the desk's components are given. */
export const dataOnly: DeskRenderer = { page: (page) => JSON.stringify(page), assets: new Map() };

export const PASSWORD = 'Correct-horse-9';

export type DeskAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly location: string | undefined;
  readonly body: string;
  readonly page: DeskPage;
  view<K extends DeskView['kind']>(kind: K): Extract<DeskView, { kind: K }>;
};

/** Somebody in front of a browser at the desk. */
export type AtDesk = {
  readonly cookie: string;
  get(url: string): Promise<DeskAnswer>;
  post(url: string, form?: Readonly<Record<string, string | readonly string[]>>): Promise<DeskAnswer>;
};

type Asked = {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  payload?: string;
  remoteAddress?: string;
};

export const formBody = (form: Readonly<Record<string, string | readonly string[]>>): string => {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(form))
    for (const one of typeof value === 'string' ? [value] : value) body.append(name, one);
  return body.toString();
};

export const FORM_HEADERS = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
} as const;

export async function askDesk({ app }: TestShop, asked: Asked): Promise<DeskAnswer> {
  const { statusCode, headers, body } = await app.inject(asked);
  const read = (): DeskPage => JSON.parse(body);
  return {
    status: statusCode,
    headers,
    location: typeof headers.location === 'string' ? headers.location : undefined,
    body,
    get page() {
      return read();
    },
    view(kind) {
      const { view } = read();
      if (view.kind !== kind) throw new Error(`${statusCode}: ${JSON.stringify(view)}`);
      return view as Extract<DeskView, { kind: typeof kind }>;
    },
  };
}

/** Sends a form with a file in it, as a browser does. */
export async function upload(
  { app }: TestShop,
  { cookie }: AtDesk,
  url: string,
  form: Readonly<Record<string, string>>,
  file: { readonly name: string; readonly bytes: Buffer },
) {
  const parts = new FormData();
  for (const [name, value] of Object.entries(form)) parts.append(name, value);
  parts.append(file.name, new Blob([new Uint8Array(file.bytes)], { type: 'image/png' }), 'a.png');
  const body = new Response(parts);
  const {
    statusCode,
    headers,
    body: answer,
  } = await app.inject({
    ...{ method: 'POST', url, payload: Buffer.from(await body.arrayBuffer()) },
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': body.headers.get('content-type') ?? '' },
  });
  return { status: statusCode, location: headers.location, body: answer };
}

/** Opens a shop with its desk. */
export const openDesk = (options: Parameters<typeof openTestShop>[0] = {}): Promise<TestShop> =>
  openTestShop({ renderDesk: dataOnly, ...options });

/** Adds somebody to the pool of the shop and signs them in. */
export async function signInAs(
  shop: TestShop,
  roles: readonly DeskRole[],
  email = 'ada@shop.example',
): Promise<AtDesk> {
  const { pool } = shop.identity;
  if (!pool) throw new Error('The pool is embedded.');
  const { users } = (await pool.open()).pool;
  const attributes = { given_name: email.split('@')[0] ?? '' };
  await users.addUser({ email, password: PASSWORD, attributes, groups: [STAFF_GROUP, ...roles] });
  return signInAgain(shop, email);
}

/** Signs in somebody who is in the pool. */
export async function signInAgain(shop: TestShop, email: string): Promise<AtDesk> {
  const answer = await askDesk(shop, {
    ...{ method: 'POST', url: '/desk/signin', headers: FORM_HEADERS },
    payload: formBody({ email, password: PASSWORD }),
  });
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  return {
    cookie,
    get: (url) => askDesk(shop, { method: 'GET', url, headers: { cookie } }),
    post: (url, form = {}) =>
      askDesk(shop, { method: 'POST', url, headers: { ...FORM_HEADERS, cookie }, payload: formBody(form) }),
  };
}
