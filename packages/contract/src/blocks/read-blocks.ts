import type { Block, BlockType } from '@wattle/domain/content';
import { z } from 'zod';
import { blockDefinitions } from './block-definitions.ts';
import type { BlockDefinition } from './define-block.ts';

/** What is wrong with a block, and its path: `body.2.children.0.value.level`. */
export type BlockProblem = { readonly path: string; readonly message: string };

const MAX_DEPTH = 12;

const frame = z.strictObject({
  id: z.string(),
  customId: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'must be letters, digits, - and _')
    .exactOptional(),
  customClasses: z
    .string()
    .regex(/^[\w\s-]{0,200}$/, 'must be names of classes')
    .exactOptional(),
  value: z.record(z.string(), z.unknown()).default({}),
  identifier: z.string().exactOptional(),
  _draggableId: z.string().exactOptional(),
  children: z.array(z.unknown()).default([]),
});

type AnyDefinition = BlockDefinition<BlockType>;

const isKnown = (id: string): id is BlockType => Object.hasOwn(blockDefinitions, id);

/** Parses editor content. An unknown block or one with an invalid value is dropped and reported; the rest is kept. */
export function readBlocks(input: readonly unknown[], at = 'body'): { blocks: Block[]; problems: BlockProblem[] } {
  const problems: BlockProblem[] = [];
  const blocks = input.flatMap((one, index) => readBlock(one, `${at}.${index}`, problems, 0) ?? []);
  return { blocks, problems };
}

function readBlock(input: unknown, at: string, problems: BlockProblem[], depth: number): Block | undefined {
  const framed = frame.safeParse(input);
  if (!framed.success) return refuse(problems, at, framed.error);
  const { id, customId, customClasses, value, children } = framed.data;
  if (!isKnown(id)) return void problems.push({ path: `${at}.id`, message: `there is no block '${id}'` });
  if (depth > MAX_DEPTH) return void problems.push({ path: at, message: 'stands too deep' });
  const definition: AnyDefinition = blockDefinitions[id];
  const checked = definition.value.safeParse(value);
  if (!checked.success) return refuse(problems, `${at}.value`, checked.error);
  if (children.length > 0 && !definition.holdsBlocks) {
    return void problems.push({ path: `${at}.children`, message: `nothing can stand in '${id}'` });
  }
  const inside = children.flatMap(
    (child, index) => readBlock(child, `${at}.children.${index}`, problems, depth + 1) ?? [],
  );
  // safe: the definition for this id validated the value
  return {
    id,
    value: checked.data,
    children: inside,
    ...(customId ? { customId } : {}),
    ...(customClasses ? { customClasses } : {}),
  } as Block;
}

function refuse(problems: BlockProblem[], at: string, error: z.ZodError): undefined {
  for (const issue of error.issues) {
    problems.push({ path: [at, ...issue.path].join('.'), message: issue.message });
  }
  return undefined;
}
