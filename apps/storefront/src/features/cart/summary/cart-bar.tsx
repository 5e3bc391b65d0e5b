import { exactPrice } from '@wattle/domain/money';
import * as cartWords from '@wattle/messages/cart';
import { formatShortDays } from '@wattle/messages/day-words';
import * as sumsWords from '@wattle/messages/sums';
import type { RefObject } from 'react';
import type { CartSum } from '../../../shopper/cart/cart-sum.ts';
import { BarWords, BottomBar } from '../../../ui/bottom-bar.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

type Props = {
  sum: CartSum;
  /** The first day on which everything can be there. */
  day: string | null;
  /** The summary's button. */
  button: RefObject<HTMLElement | null>;
};

/** Total and checkout on small screens, where the summary is below all lines. */
export function CartBar({ sum: { state, figures, delivery }, day, button }: Props) {
  if (state !== 'KNOWN') return null;
  const isWhole = delivery.kind !== 'NO_PLACE' && delivery.kind !== 'UNKNOWN';
  const arrives = day === null ? null : cartWords.fromDay(formatShortDays(day, day));
  return (
    <BottomBar label={cartWords.checkOut} unless={button}>
      <BarWords
        name={cartWords.totalWithGst}
        amount={exactPrice(figures.totalCents)}
        detail={isWhole ? arrives : sumsWords.beforeDelivery}
      />
      <LinkButton to="/checkout">{cartWords.checkOut}</LinkButton>
    </BottomBar>
  );
}
