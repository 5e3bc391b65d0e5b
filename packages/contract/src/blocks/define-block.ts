import type { Block, BlockOf, BlockType, BlockValues } from '@wattle/domain';
import { z } from 'zod';

/** Everything about one kind of block but its looks. */
export type BlockDefinition<T extends BlockType> = {
  readonly id: T;
  readonly value: z.ZodType<BlockValues[T]>;
  /** Whether blocks may stand in it. */
  readonly holdsBlocks: boolean;
  /** Every variant there is, by a name that says what it shows. */
  readonly examples: Readonly<Record<string, BlockOf<T>>>;
};

type Example<T extends BlockType> = { readonly value: BlockValues[T]; readonly children?: readonly Block[] };

export function defineBlock<const T extends BlockType>(
  id: T,
  definition: {
    readonly value: z.ZodType<BlockValues[T]>;
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
    holdsBlocks: definition.holdsBlocks ?? false,
    examples: Object.fromEntries(examples),
  };
}

export const text = z.string().max(10_000);
export const words = z.string().min(1).max(10_000);
/** What an editor's tool writes as HTML; what of it is shown is decided when it is read. */
export const html = z.string().max(200_000);
export const id = z.string().min(1).max(100);
export const flag = z.boolean().exactOptional();
export const pixels = z.number().positive().max(10_000);
export const ratio = z.string().regex(/^\d+(\.\d+)? ?[/:] ?\d+(\.\d+)?$/, "must be like '16 / 9'");
/** A path of ours or an address; never something that runs. */
export const source = z.string().regex(/^(https:\/\/|\/(?!\/))[^\s"'<>]+$/, 'must be a path or an https address');
export const picture = z
  .object({ url: source.exactOptional(), src: source.exactOptional(), alt: text })
  .refine(({ url, src }) => url !== undefined || src !== undefined, { path: ['url'], message: 'must not be empty' });

/** A value of this type needs that part of it. */
export const needs =
  <V extends { readonly type: string }>(type: V['type'], part: keyof V & string) =>
  (context: z.core.ParsePayload<V>): void => {
    if (context.value.type !== type || context.value[part] !== undefined) return;
    context.issues.push({ code: 'custom', path: [part], message: 'must not be empty', input: context.value });
  };
