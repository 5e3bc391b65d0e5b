import { RichText } from '../rich-text.tsx';
import type { ShownOf } from '../shown-block.ts';

/** Rich text from the CMS editor [D-2-67]. */
export function WysiwygView({ block }: { block: ShownOf<'wysiwyg'> }) {
  return <RichText nodes={block.data.nodes} />;
}
