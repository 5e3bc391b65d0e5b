import { readBlocks } from '@wattle/contract/blocks';
import { articlePlace } from '@wattle/domain/content';
import { success } from '@wattle/domain/results';
import type { Name } from '../../features/editing/content-kinds.ts';
import { getAt } from '../../features/editing/outline/at-path.ts';
import { readFooterColumns } from '../../features/frame/frame-settings.ts';
import type { Ask } from '../../http/in-process-client.ts';
import { FOOTER } from '../../import/menu-rows.ts';
import type { Content } from '../../store/content-versions.ts';
import type { DeskParts } from '../desk-parts.ts';
import type { DeskFile } from '../desk-screen.ts';
import { drawShopPage, shopFrame } from '../shop-frame.ts';

/** Its public address; null if it has none. */
export function shopPathOf({ kind, key }: Name, content: Content): string | null {
  if (kind === 'brand') return `/${String(content.path)}`;
  if (kind === 'setting') return key === FOOTER ? '/' : null;
  const place = articlePlace(key);
  if (place.kind === 'part') return place.path;
  return place.kind === 'page' ? `/${String(content.path)}` : null;
}

/** The address whose page shows it. */
const previewPath = (name: Name, content: Content): string =>
  shopPathOf(name, content) ?? (name.key === 'no-results-found' ? '/search?query=qqqqqq' : '/articles/none');

const withoutSlash = (path: unknown): string => String(path).replace(/^\/+/, '');

type Answer = Awaited<ReturnType<Ask>>;
const answered = (value: unknown): Answer => ({ kind: 'answered', outcome: success(value) });
const successOf = (answer: Answer): unknown =>
  answer.kind === 'answered' && answer.outcome.status === 'SUCCESS' ? answer.outcome.value : undefined;

/** Answers as the shop does, but for the one thing that is being written. */
export function askWithDraft(ask: Ask, { kind, key }: Name, content: Content): Ask {
  return async (name, input, context) => {
    const isArticle =
      (name === 'findArticle' && getAt(input, ['id']) === key) ||
      (name === 'findArticleByPath' && withoutSlash(getAt(input, ['path'])) === withoutSlash(content.path));
    if (kind === 'article' && isArticle) {
      const live = successOf(await ask('findArticle', { id: key }));
      const { blocks } = readBlocks(Array.isArray(content.body) ? content.body : []);
      return answered({ article: { ...content, body: blocks }, children: getAt(live, ['children']) ?? [] });
    }
    const answer = await ask(name, input, context);
    const value = successOf(answer);
    if (kind === 'brand' && name === 'loadBrand' && getAt(value, ['id']) === key)
      return answered({
        ...Object(value),
        ...{ name: content.name, description: content.description, imageLogo: content.imageLogo },
      });
    if (kind === 'setting' && key === FOOTER && name === 'loadFrame' && value !== undefined)
      return answered({ ...Object(value), footerColumns: readFooterColumns(content.value) });
    return answer;
  };
}

/** The shop's own page with what is being written. */
export const previewOf = async (parts: DeskParts, name: Name, content: Content): Promise<DeskFile> =>
  shopFrame(await drawShopPage(parts, previewPath(name, content), askWithDraft(parts.ask, name, content)));
