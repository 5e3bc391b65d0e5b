import { RichText } from '../rich-text.tsx';
import type { ShownOf } from '../shown-block.ts';

/** Words as an editor of words makes them [D-2-67]. */
export function WysiwygView({ block }: { block: ShownOf<'wysiwyg'> }) {
  return <RichText nodes={block.data.nodes} />;
}
