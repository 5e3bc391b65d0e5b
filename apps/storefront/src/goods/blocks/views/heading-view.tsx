import type { ShownOf } from '../shown-block.ts';
import { wordLook } from '../word-look.ts';

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** A heading of the given level [D-2-61]. */
export function HeadingView({ block: { value } }: { block: ShownOf<'heading'> }) {
  const Tag = TAGS[value.level - 1] ?? 'h6';
  return <Tag className={wordLook(value)}>{value.content}</Tag>;
}
