import type { Client } from '@wattle/contract';
import type { BlockValues } from '@wattle/domain/content';
import type { Store } from '@wattle/domain/stores';
import { parseRichText } from '../parse-rich-text.ts';
import type { SafeNode } from '../safe-node.ts';

/** The store data a widget shows. */
export type WidgetStore = Pick<Store, 'name' | 'phone' | 'path'>;
export type HtmlData = {
  readonly nodes: readonly SafeNode[];
  /** Stores named by its widgets, by slug. */
  readonly stores: Readonly<Record<string, WidgetStore>>;
};

/** Sanitised HTML with the data of its widgets. */
export async function findHtml({ content }: BlockValues['html'], client: Client): Promise<HtmlData> {
  const nodes = parseRichText(content, 'html');
  const found = await Promise.all([...new Set(storesOf(nodes))].map((slug) => findStore(slug, client)));
  return { nodes, stores: Object.fromEntries(found.filter((one) => one !== null)) };
}

function storesOf(nodes: readonly SafeNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const store = node['data-widget'] && node['data-store'];
    return store ? [store] : storesOf(node.children);
  });
}

async function findStore(slug: string, client: Client): Promise<[string, WidgetStore] | null> {
  const found = await client.loadStore({ path: `stores/${slug}` });
  if (found.status !== 'SUCCESS') return null;
  const { name, phone, path } = found.value;
  return [slug, { name, phone, path }];
}
