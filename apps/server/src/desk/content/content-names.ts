import { FEATURES_TITLE, FOOTER_TITLE, HOME_TITLE } from '@wattle/messages/desk-content';
import type { Name } from '../../features/editing/content-kinds.ts';
import { FOOTER, MENU_FEATURES } from '../../import/menu-rows.ts';
import type { Content } from '../../store/content-versions.ts';

const MENU_TITLES: Readonly<Record<string, string>> = {
  [FOOTER]: FOOTER_TITLE,
  [MENU_FEATURES]: FEATURES_TITLE,
};
export const MENUS = Object.keys(MENU_TITLES);

/** What the desk edits with a form. Other content has its own place, or a file. */
export function readName({ kind, key }: Readonly<Record<string, string>>): Name | undefined {
  if (key === undefined) return undefined;
  if (kind === 'article' || kind === 'brand') return { kind, key };
  return kind === 'setting' && MENUS.includes(key) ? { kind, key } : undefined;
}

export const hrefOf = ({ kind, key }: Name): string => `/desk/content/${kind}/${encodeURIComponent(key)}`;

export const titleOf = ({ kind, key }: Name, content: Content): string => {
  if (kind === 'setting') return MENU_TITLES[key] ?? key;
  return key === 'home' ? HOME_TITLE : String(content.name ?? key);
};

/** A menu that nobody has written yet. */
export const emptyContent = ({ kind, key }: Name): Content | null =>
  kind === 'setting' ? { key, value: key === FOOTER ? [] : {} } : null;
