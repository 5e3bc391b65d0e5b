import { centsOf } from '@wattle/domain/money';
import { seeAlike } from '@wattle/messages/stock-alert';
import { ShopLink } from '../../ui/shop-link.tsx';

/** Above the link that covers the card. In the tag, so that no page loads a style for it. */
const ABOVE = { position: 'relative', zIndex: 1, display: 'inline-flex', alignItems: 'center', minHeight: 24 } as const;

type Props = { to: string; count: number; priceFrom: number };

/** On a card that cannot be had: what is like it and in stock. */
export const AlikeLink = ({ to, count, priceFrom }: Props) => (
  <ShopLink className="link" style={ABOVE} to={to}>
    {seeAlike(count, centsOf(priceFrom))}
  </ShopLink>
);
