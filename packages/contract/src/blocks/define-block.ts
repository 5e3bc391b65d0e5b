import type { Block, BlockOf, BlockType, BlockValues } from '@wattle/domain/content';
import { z } from 'zod';

/** Everything about one block type except how it renders. */
export type BlockDefinition<T extends BlockType> = {
  readonly id: T;
  readonly value: z.ZodType<BlockValues[T]>;
  /** Its text without markup: used to search articles and to count their reading time. */
  says(value: BlockValues[T]): readonly string[];
  /** Whether it can contain other blocks. */
  readonly holdsBlocks: boolean;
  /** An example of every variant, keyed by what it shows. */
  readonly examples: Readonly<Record<string, BlockOf<T>>>;
};

type Example<T extends BlockType> = { readonly value: BlockValues[T]; readonly children?: readonly Block[] };

export function defineBlock<const T extends BlockType>(
  id: T,
  definition: {
    readonly value: z.ZodType<BlockValues[T]>;
    says(value: BlockValues[T]): readonly string[];
    readonly holdsBlocks?: boolean;
    readonly examples: Readonly<Record<string, Example<T>>>;
  },
): BlockDefinition<T> {
  const examples = Object.entries(definition.examples).map(
    ([name, { value, children = [] }]) => [name, { id, value, children }] as const,
  );
  return {
    id,
    value: definition.value,
    says: definition.says,
    holdsBlocks: definition.holdsBlocks ?? false,
    examples: Object.fromEntries(examples),
  };
}

export const text = z.string().max(10_000);
export const words = z.string().min(1).max(10_000);
/** HTML from the editor's tool, sanitised when it is read. */
export const html = z.string().max(200_000);
export const id = z.string().min(1).max(100);
export const flag = z.boolean().exactOptional();
export const pixels = z.number().positive().max(10_000);
export const ratio = z.string().regex(/^\d+(\.\d+)? ?[/:] ?\d+(\.\d+)?$/, "must be like '16 / 9'");
/** A local path or an https URL, never a script URL. */
export const source = z.string().regex(/^(https:\/\/|\/(?!\/))[^\s"'<>]+$/, 'must be a path or an https address');
export const picture = z
  .object({ url: source.exactOptional(), src: source.exactOptional(), alt: text })
  .refine(({ url, src }) => url !== undefined || src !== undefined, { path: ['url'], message: 'must not be empty' });

/** Requires a field when the value has the given type. */
export const needs =
  <V extends { readonly type: string }>(type: V['type'], part: keyof V & string) =>
  (context: z.core.ParsePayload<V>): void => {
    if (context.value.type !== type || context.value[part] !== undefined) return;
    context.issues.push({ code: 'custom', path: [part], message: 'must not be empty', input: context.value });
  };

/** For a block that holds others, or shows what the shop has. */
export const noWords = (): readonly string[] => [];

export const withoutMarkup = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
