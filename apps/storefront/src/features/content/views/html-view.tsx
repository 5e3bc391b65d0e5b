import { RichText } from '../rich-text.tsx';
import type { ShownOf } from '../shown-block.ts';

export default function HtmlView({ block }: { block: ShownOf<'html'> }) {
  return <RichText nodes={block.data.nodes} />;
}
