import { RichText } from '../rich-text.tsx';
import type { ShownOf } from '../shown-block.ts';

export function WysiwygView({ block }: { block: ShownOf<'wysiwyg'> }) {
  return <RichText nodes={block.data.nodes} />;
}
