import type { ContentBlock, Image } from '@wattle/domain';

type Block = ContentBlock;

/** 'Water, time, power' can be linked to as '#water-time-power'. */
const anchorOf = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const h2 = (content: string): Block => ({
  id: 'heading',
  customId: anchorOf(content),
  value: { level: 2, content },
});

export const h3 = (content: string): Block => ({ id: 'heading', value: { level: 3, content } });

/** Plain words. */
export const p = (content: string): Block => ({ id: 'paragraph', value: { content } });

/** Words with links or emphasis, as HTML. */
export const rich = (html: string): Block => ({ id: 'wysiwyg', value: { content: html } });

export const pRich = (html: string): Block => rich(`<p>${html}</p>`);

/** A remark set apart from the text. */
export const note = (html: string): Block => ({ ...pRich(html), customClasses: 'note' });

const items = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join('');
export const list = (...lines: string[]): Block => rich(`<ul>${items(lines)}</ul>`);
export const steps = (...lines: string[]): Block => rich(`<ol>${items(lines)}</ol>`);

/** The first cell of each row names the row. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): Block {
  const headCells = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const bodyRows = rows.map(([name = '', ...cells]) => {
    const rest = cells.map((cell) => `<td>${cell}</td>`).join('');
    return `<tr><th scope="row">${name}</th>${rest}</tr>`;
  });
  return rich(`<table><thead><tr>${headCells}</tr></thead><tbody>${bodyRows.join('')}</tbody></table>`);
}

export const anchor = (path: string, label: string): string => `<a href="${path}">${label}</a>`;

export const image = ({ url, src, alt }: Image, width: number, height: number): Block => ({
  id: 'image',
  value: { src: url ?? src ?? '', alt, width, height, ratio: `${width} / ${height}`, stretch: true },
});

/** Pictures beside each other that can be swiped. */
export const gallery = (itemsPerSlide: number, ...children: Block[]): Block => ({
  id: 'media-carousel',
  value: { display: 'netflix-carousel', itemsPerSlide },
  children,
});

export const link = (path: string, label: string): Block => ({ id: 'link', value: { link: { path, label } } });
export const externalLink = (href: string, label: string): Block => ({ id: 'link', value: { link: { href, label } } });

/** The one action of a page is primary; the white variant is secondary [D-2-73]. */
export const button = (path: string, label: string, buttonType: 'primary' | 'secondary' = 'primary'): Block => ({
  id: 'link',
  value: { link: { path, label }, button: true, buttonType },
});

export const hr = (): Block => ({ id: 'hr' });

export const container = (
  type: 'fluid' | 'fixed-small' | 'fixed-normal' | 'fixed-large',
  ...children: Block[]
): Block => ({ id: 'container', value: { type }, children });

type GroupValue = {
  readonly direction: 'horizontal' | 'vertical';
  readonly alignItems?: string;
  readonly gap?: 'tight' | 'normal' | 'wide';
  readonly stretch?: boolean;
  readonly itemWidths?: readonly number[];
};
export const group = (value: GroupValue, ...children: Block[]): Block => ({ id: 'group', value, children });

/** With classes of the editors' list (the storefront's `editor-classes.css`). */
export const classed = (customClasses: string, block: Block): Block => ({ ...block, customClasses });

/** Seconds since epoch; shown from the first and before the last. */
export const scheduled = (startTime: number, endTime: number, ...children: Block[]): Block => ({
  id: 'scheduled',
  value: { startTime, endTime },
  children,
});
