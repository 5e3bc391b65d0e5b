import { unreachable } from '@wattle/domain/results';
import { useRootData } from '../../../page/root-data.ts';
import type { WidgetName } from '../allow-list.ts';
import type { SafeElement } from '../safe-node.ts';
import type { HtmlData } from './find-html.ts';
import { PayLater } from './pay-later.tsx';
import { ProviderWidget } from './provider-widget.tsx';
import { StylistBooking } from './stylist-booking.tsx';

type Props = { name: WidgetName; element: SafeElement; stores: HtmlData['stores'] };

/** A widget by the configured service, or the shop's fallback [D-2-65 D-2-66]. */
export function WidgetView({ name, element, stores }: Props) {
  const script = useRootData()?.widgetScripts[name];
  const own = ownWidget(name, element, stores);
  if (script === undefined) return own;
  return (
    <ProviderWidget script={script} element={element}>
      {own}
    </ProviderWidget>
  );
}

function ownWidget(name: WidgetName, element: SafeElement, stores: HtmlData['stores']) {
  switch (name) {
    case 'stylist-booking':
      return <StylistBooking store={stores[element['data-store'] ?? '']} />;
    case 'buy-now-pay-later': {
      const amount = element['data-amount'];
      return <PayLater amount={amount === undefined ? undefined : Number(amount)} />;
    }
    default:
      return unreachable(name);
  }
}
