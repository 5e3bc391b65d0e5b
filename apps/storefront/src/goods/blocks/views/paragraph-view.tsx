import type { ShownOf } from '../shown-block.ts';
import { wordLook } from '../word-look.ts';

export function ParagraphView({ block: { value } }: { block: ShownOf<'paragraph'> }) {
  return <p className={wordLook(value)}>{value.content}</p>;
}
