import { WIDGETS } from '../allow-list.ts';
import { HtmlPicture } from '../html-picture.tsx';
import { RichText } from '../rich-text.tsx';
import type { SafeElement } from '../safe-node.ts';
import type { ShownOf } from '../shown-block.ts';
import { WidgetView } from '../widgets/widget-view.tsx';

/** Sanitised HTML from the CMS, with the two allowed widgets [D-2-64 D-2-65 D-2-66]. */
export default function HtmlView({ block: { data } }: { block: ShownOf<'html'> }) {
  const showElement = (element: SafeElement) => {
    if (element.tag === 'img') return <HtmlPicture element={element} />;
    const widget = WIDGETS.find((name) => name === element['data-widget']);
    return widget && <WidgetView name={widget} element={element} stores={data.stores} />;
  };
  return <RichText nodes={data.nodes} showElement={showElement} />;
}
