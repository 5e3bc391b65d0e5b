import { promoNewsWords } from '@wattle/messages/cart-news';
import { useEffect, useState } from 'react';
import { onPromosUpdated } from '../../shopper/checkout/use-checkout-data.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** Announces when a promotion starts or stops applying, once the server confirms it [C-4-110]. */
export function PromoNews() {
  const [words, setWords] = useState('');
  useEffect(() => onPromosUpdated((event) => setWords(promoNewsWords(event))), []);
  return (
    <VisuallyHidden>
      <span role="status">{words}</span>
    </VisuallyHidden>
  );
}
