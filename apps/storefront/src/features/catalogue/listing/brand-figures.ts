import type { Block } from '@wattle/domain/content';

export type BrandFigure = { readonly value: string; readonly label: string };

/** Besides the number of models. */
const FIGURES_MAX = 2;

/**
 * The figures at the top of a brand page come from the first block of its article: a group with the class `figures`
 * that holds one group per figure, each with two paragraphs ('10 years', 'compressor cover'). The other blocks stay in
 * the page below.
 */
export function takeFigures(blocks: readonly Block[]): {
  readonly figures: readonly BrandFigure[];
  readonly rest: readonly Block[];
} {
  const [first, ...rest] = blocks;
  if (first?.id !== 'group' || !hasClass(first, 'figures')) return { figures: [], rest: blocks };
  return { figures: first.children.flatMap(figureOf).slice(0, FIGURES_MAX), rest };
}

const hasClass = ({ customClasses = '' }: Block, name: string): boolean => customClasses.split(/\s+/).includes(name);

function figureOf({ children: [value, label] }: Block): BrandFigure[] {
  if (value?.id !== 'paragraph' || label?.id !== 'paragraph') return [];
  return [{ value: value.value.content, label: label.value.content }];
}
