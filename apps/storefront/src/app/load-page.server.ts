import type { PageContext } from '@wattle/contract';
import { type ShopIdentity, UNNAMED_SHOP } from '@wattle/domain/shop-identity';
import { errorTitle } from '../features/errors/error-kind.ts';
import type { HeadEntry } from '../router/head.ts';
import type { PageParams } from '../router/match-page.ts';
import { PageError, pageErrorOf, Redirect } from '../router/page-answer.ts';
import { withShopName } from '../router/with-shop-name.ts';
import type { FrameName, PageRow } from '../routes.ts';
import type { PageServerModule } from './page-module.ts';

const pages = import.meta.glob<PageServerModule>('../routes/*.server.ts', { eager: true });
const frames = import.meta.glob<Pick<PageServerModule, 'load'>>('../layouts/*.server.ts', { eager: true });

export type LoadedPage = {
  readonly status: number;
  readonly head: readonly HeadEntry[];
  readonly data?: unknown;
  readonly actionData?: unknown;
  readonly error?: unknown;
};

type Asked = {
  readonly row: PageRow;
  readonly params: PageParams;
  readonly url: URL;
  readonly context: PageContext;
  readonly shop: ShopIdentity;
  /** The posted form body. */
  readonly body: string | undefined;
};

/** A page's data, an error or a redirect. */
export async function loadPage({ row, body, ...args }: Asked): Promise<LoadedPage | Redirect> {
  const code = pages[`../routes/${row.page}.server.ts`];
  try {
    const acted = body === undefined ? undefined : await act(code, { ...args, body });
    if (acted instanceof Redirect) return acted;
    const loaded = await code?.load(args);
    if (loaded instanceof Redirect) return loaded;
    const { head = [], ...data } = (loaded ?? {}) as { readonly head?: readonly HeadEntry[] };
    return { status: acted?.status ?? 200, head: withShopName(head, args.shop.name), data, actionData: acted?.data };
  } catch (thrown) {
    return thrown instanceof Redirect ? thrown : failedPage(thrown, args.context);
  }
}

function act(code: PageServerModule | undefined, args: Parameters<NonNullable<PageServerModule['act']>>[0]) {
  if (!code?.act) throw new PageError(405, 'This page takes no forms');
  return code.act(args);
}

/** The error page. Faults go to the log; shoppers see no details. */
export function failedPage(thrown: unknown, { reportError }: Pick<PageContext, 'reportError'>): LoadedPage {
  const known = pageErrorOf(thrown);
  if (!known) reportError(thrown);
  const error = known ?? new PageError(500);
  return { status: error.status, head: [{ title: errorTitle(error) }], error };
}

/** Who runs the shop. While that cannot be read, pages say nothing about it. */
export async function loadShop({ client }: Pick<PageContext, 'client'>): Promise<ShopIdentity> {
  const frame = await client.loadFrame({});
  return frame.status === 'SUCCESS' ? frame.value.shop : UNNAMED_SHOP;
}

export async function loadFrame(name: FrameName, context: PageContext, url: URL): Promise<object | undefined> {
  const load = frames[`../layouts/${name}-layout.server.ts`]?.load;
  return load && ((await load({ context, url, params: {}, shop: await loadShop(context) })) as object);
}
