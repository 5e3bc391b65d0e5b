import type { ShownOf } from '../shown-block.ts';
import { wordLook } from '../word-look.ts';

/** The page has its one h1 already. */
const tagOf = (level: number) => (level <= 2 ? 'h2' : level === 3 ? 'h3' : 'h4');

export function HeadingView({ block: { value } }: { block: ShownOf<'heading'> }) {
  const Tag = tagOf(value.level);
  return <Tag className={wordLook(value)}>{value.content}</Tag>;
}
