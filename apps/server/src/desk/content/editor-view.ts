import type { ContentEditorView, ContentPart, ContentState, ContentTab } from '@wattle/contract/desk';
import { articlePlace, brandArticleId } from '@wattle/domain/content';
import { fromLocalTime, toLocalTime } from '@wattle/domain/desk';
import { BRAND_PAGE, BRAND_RECORD, fieldLabel, partName } from '@wattle/messages/desk-content';
import { SHOP_TIME_ZONE } from '@wattle/messages/shop-day';
import { findLive, keyOf, listLive, type Name } from '../../features/editing/content-kinds.ts';
import { checkContent } from '../../features/editing/draft-content.ts';
import { getAt, type Path } from '../../features/editing/outline/at-path.ts';
import { isChanged } from '../../features/editing/outline/change-outline.ts';
import { type OutlineNode, outlineOf } from '../../features/editing/outline/outline-of.ts';
import { fieldsOf, type Times, writeField } from '../../features/editing/outline/schema-fields.ts';
import { MENU_FEATURES } from '../../import/menu-rows.ts';
import type { Problem } from '../../import/refusal.ts';
import type { Content, OpenVersion } from '../../store/content-versions.ts';
import type { DeskParts } from '../desk-parts.ts';
import type { ShownView } from '../desk-screen.ts';
import { emptyContent, hrefOf, titleOf } from './content-names.ts';
import { shopPathOf } from './preview.ts';
import { wordsOf } from './words-of.ts';

const HISTORY = 20;
const DAY_MS = 86_400_000;

/** Times of blocks are seconds; forms have the shop's clocks. */
export const TIMES: Times = {
  write: (seconds) => toLocalTime(seconds * 1000, SHOP_TIME_ZONE),
  read: (text) => {
    const ms = fromLocalTime(text, SHOP_TIME_ZONE);
    return ms === null ? null : ms / 1000;
  },
};

export const stateOf = (open: OpenVersion | null | undefined, isLive: boolean): ContentState => ({
  state: !open ? 'live' : open.problem !== null ? 'refused' : open.state === 'scheduled' ? 'planned' : 'draft',
  publishAt: open?.publishAt ?? null,
  writtenBy: open?.writtenBy ?? null,
  writtenAt: open?.writtenAt ?? null,
  isNew: !isLive,
});

/** What somebody sees of it: the draft, or what is live. */
export async function loadEdited({ db, store }: Pick<DeskParts, 'db' | 'store'>, name: Name) {
  const [live, open] = await Promise.all([findLive(db, name), store.contentVersions.findOpen(name)]);
  const content = open?.content ?? live ?? emptyContent(name);
  return content && { live: live ?? null, open: open ?? null, content };
}
export type Edited = NonNullable<Awaited<ReturnType<typeof loadEdited>>>;

const isUnder = (field: string, path: Path): boolean => {
  const start = path.join('.');
  return start === '' || field === start || field.startsWith(`${start}.`);
};

/** The deepest part that a field is in. */
function partOf(parts: readonly OutlineNode[], field: string): OutlineNode | undefined {
  return parts
    .filter(({ path }) => isUnder(field, path))
    .toSorted((a, b) => a.path.length - b.path.length)
    .at(-1);
}

function fieldsIn(content: Content, live: Content | null, node: OutlineNode, problems: readonly Problem[]) {
  const start = node.fields.length === 0 ? '' : `${node.fields.join('.')}.`;
  const [now, before] = [getAt(content, node.fields), live && getAt(live, node.fields)];
  return fieldsOf(node.schema).map((field) => {
    const name = field.path.join('.');
    const value = writeField(now, field, TIMES);
    const was = before === null || before === undefined ? value : writeField(before, field, TIMES);
    return {
      ...{ name, label: fieldLabel(field.path), kind: field.kind, value, options: field.options },
      ...{ isNeeded: field.isNeeded, maxLength: field.maxLength, was: was === value ? null : was },
      problem: problems.find((problem) => isUnder(problem.field, [`${start}${name}`]))?.reason ?? null,
    };
  });
}

const tabOf = ({ kind, key }: Name): ContentTab => {
  if (kind === 'setting') return 'menus';
  const place = articlePlace(key);
  return kind === 'brand' || (place.kind === 'part' && place.path !== '/') ? 'brands' : 'pages';
};

/** A brand has a record and, some of them, a page of blocks: each leads to the other. */
async function besideOf({ db }: Pick<DeskParts, 'db'>, { kind, key }: Name, content: Content) {
  if (kind === 'brand') {
    const name = { kind: 'article' as const, key: brandArticleId(String(content.path).replace(/^brands\//, '')) };
    return (await findLive(db, name)) ? { href: hrefOf(name), title: BRAND_PAGE } : null;
  }
  const place = kind === 'article' ? articlePlace(key) : null;
  if (place?.kind !== 'part' || place.path === '/') return null;
  const brand = (await listLive(db, 'brand')).find(({ path }) => `/${String(path)}` === place.path);
  return brand ? { href: hrefOf({ kind: 'brand', key: keyOf('brand', brand) }), title: BRAND_RECORD } : null;
}

export type EditorOptions = {
  readonly at: string;
  readonly nowMs: number;
  readonly planProblem?: ContentEditorView['planProblem'];
  readonly pictureProblem?: ContentEditorView['pictureProblem'];
  readonly conflict?: ContentEditorView['conflict'];
};

export async function editorView(
  parts: DeskParts,
  name: Name,
  { live, open, content }: Edited,
  { at, nowMs, planProblem = null, pictureProblem = null, conflict = null }: EditorOptions,
): Promise<ShownView> {
  const nodes = outlineOf(name, content);
  const node = nodes.find((one) => one.at === at) ?? nodes[1] ?? nodes[0];
  const problems = open ? await checkContent(parts.db, name, content) : [];
  const published = await parts.store.contentVersions.listPublished(name, HISTORY);
  const placed = problems.map((problem) => {
    const holder = partOf(nodes, problem.field);
    return { ...problem, at: holder?.at ?? 'page', words: partName(holder?.type ?? 'page') };
  });
  const shown: ContentPart[] = nodes.map((one) => ({
    ...{ at: one.at, type: one.type, depth: one.depth, words: wordsOf(content, one) },
    isChanged: open !== null && isChanged(content, live, one),
    isRefused: placed.some((problem) => problem.at === one.at),
  }));
  const title = titleOf(name, content);
  const [list, tab] = [node?.list ?? null, tabOf(name)];
  const tomorrow = `${toLocalTime(nowMs + DAY_MS, SHOP_TIME_ZONE).slice(0, 10)}T06:00`;
  return {
    back: { href: `/desk/content?tab=${tab}`, title, note: partName(node?.type ?? 'page') },
    view: {
      ...{ kind: 'contentEditor', ...stateOf(open, live !== null), contentKind: name.kind, key: name.key, title },
      ...{ href: hrefOf(name), tab, shopPath: live ? shopPathOf(name, live) : null },
      hasPreview: name.key !== MENU_FEATURES,
      beside: await besideOf(parts, name, content),
      ...{ version: open?.version ?? 0, parts: shown, problem: open?.problem ?? null },
      part: {
        ...{ at: node?.at ?? 'page', type: node?.type ?? 'page', canMove: list !== null },
        fields: node ? fieldsIn(content, live, node, problems) : [],
        isFirst: list?.index === 0,
        isLast: list !== null && list.index === list.count - 1,
        canRestore: node !== undefined && live !== null && shown.some((one) => one.at === node.at && one.isChanged),
        after:
          list && node ? (nodes.find((one) => one.holds?.path.join() === list.path.join())?.holds?.types ?? []) : [],
        inside: node?.holds?.types ?? [],
      },
      problems: placed,
      silent: nodes.flatMap((one) =>
        one.type === 'image' && getAt(content, [...one.fields, 'alt']) === ''
          ? [{ at: one.at, words: wordsOf(content, one) }]
          : [],
      ),
      history: published.map(({ id, writtenBy, publishedAt, content: row }) => ({
        ...{ id, by: writtenBy, at: publishedAt, isTakenAway: row === null },
      })),
      planTime: open?.publishAt ? toLocalTime(open.publishAt, SHOP_TIME_ZONE) : tomorrow,
      ...{ planProblem, pictureProblem, conflict },
    },
  };
}
