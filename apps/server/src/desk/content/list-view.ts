import type { ContentListView, ContentRow, ContentTab } from '@wattle/contract/desk';
import { articlePlace, brandArticleId } from '@wattle/domain/content';
import { MENU_NOTE } from '@wattle/messages/desk-content';
import { type EditedKind, keyOf, listLive, type Name } from '../../features/editing/content-kinds.ts';
import type { Content, OpenVersion } from '../../store/content-versions.ts';
import type { DeskParts } from '../desk-parts.ts';
import type { ShownView } from '../desk-screen.ts';
import { hrefOf, MENUS, titleOf } from './content-names.ts';
import { stateOf } from './editor-view.ts';
import { shopPathOf } from './preview.ts';

const TABS: readonly ContentTab[] = ['pages', 'brands', 'menus', 'redirects'];
const SHOWN = 200;
const HISTORY = 30;

export const readTab = (text: string | null): ContentTab => TABS.find((tab) => tab === text) ?? 'pages';

type Item = { readonly name: Name; readonly live: Content | null; readonly open: OpenVersion | undefined };

/** What is live and what is only a draft yet. */
async function itemsOf({ db }: DeskParts, kind: EditedKind, open: readonly OpenVersion[]): Promise<Item[]> {
  const drafts = new Map(open.filter((one) => one.kind === kind).map((one) => [one.key, one]));
  const live = (await listLive(db, kind)).map((content): Item => {
    const key = keyOf(kind, content);
    const draft = drafts.get(key);
    drafts.delete(key);
    return { name: { kind, key }, live: content, open: draft };
  });
  return [
    ...live,
    ...[...drafts.values()].map((draft) => ({ name: { kind, key: draft.key }, live: null, open: draft })),
  ];
}

function rowOf({ name, live, open }: Item): ContentRow {
  const content = open?.content ?? live ?? {};
  const note = name.kind === 'setting' ? MENU_NOTE : (shopPathOf(name, content) ?? String(content.path));
  return { ...stateOf(open, live !== null), href: hrefOf(name), title: titleOf(name, content), note };
}

const isBrandPage = ({ name }: Item): boolean => {
  const place = articlePlace(name.key);
  return place.kind === 'part' && place.path !== '/';
};

/** A brand leads to its page of blocks where it has one: from there the record is one step away. */
function brandItems(brands: readonly Item[], articles: readonly Item[]): Item[] {
  return brands.map((brand) => {
    const slug = String((brand.live ?? brand.open?.content)?.path).replace(/^brands\//, '');
    const page = articles.find(({ name }) => name.key === brandArticleId(slug));
    return brand.open || !page ? brand : page;
  });
}

const ORDER = ['refused', 'draft', 'planned', 'live'];
/** What waits for somebody first, then home, then by address. */
const byNeed = (a: ContentRow, b: ContentRow): number =>
  ORDER.indexOf(a.state) - ORDER.indexOf(b.state) ||
  Number(b.note === '/') - Number(a.note === '/') ||
  a.note.localeCompare(b.note);

async function redirectHistory({ store }: DeskParts): Promise<ContentListView['history']> {
  const published = await store.contentVersions.listPublishedOf('redirect', HISTORY);
  return published.map(({ id, key, content, writtenBy, publishedAt }) => ({
    ...{ id, from: key, to: content === null ? null : String(content.to), by: writtenBy, at: publishedAt },
  }));
}

export type ListOptions = { readonly tab: ContentTab; readonly query: string } & Partial<
  Pick<ContentListView, 'typed' | 'problems'>
>;

const NOTHING_TYPED = { from: '', to: '', name: '', id: '' };

export async function listView(
  parts: DeskParts,
  { tab, query, typed = NOTHING_TYPED, problems = [] }: ListOptions,
): Promise<ShownView> {
  const open = await parts.store.contentVersions.listOpen();
  const articles = await itemsOf(parts, 'article', open);
  const brands = await itemsOf(parts, 'brand', open);
  const redirects = await parts.store.redirects.list();
  const settings = new Map((await itemsOf(parts, 'setting', open)).map((item) => [item.name.key, item]));
  const menus = MENUS.map(
    (key): Item => settings.get(key) ?? { name: { kind: 'setting', key }, live: null, open: undefined },
  );
  const items: Readonly<Record<Exclude<ContentTab, 'redirects'>, readonly Item[]>> = {
    pages: articles.filter((item) => !isBrandPage(item)),
    brands: brandItems(brands, articles),
    menus,
  };
  const words = query.trim().toLowerCase();
  const has = (...texts: readonly string[]): boolean => texts.some((text) => text.toLowerCase().includes(words));
  const rows = tab === 'redirects' ? [] : items[tab].map(rowOf).filter(({ title, note }) => has(title, note));
  const led = tab === 'redirects' ? redirects.filter(({ from, to }) => has(from, to)) : [];
  return {
    view: {
      ...{ kind: 'contentList', tab, query, typed, problems },
      counts: {
        ...{ pages: items.pages.length, brands: brands.length },
        ...{ menus: menus.length, redirects: redirects.length },
      },
      rows: rows.toSorted(byNeed).slice(0, SHOWN),
      redirects: led.slice(0, SHOWN),
      history: tab === 'redirects' ? await redirectHistory(parts) : [],
      total: tab === 'redirects' ? led.length : rows.length,
    },
  };
}
