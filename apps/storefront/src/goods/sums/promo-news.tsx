import { useEffect, useState } from 'react';
import { onPromosUpdated } from '../../shopper/checkout/use-checkout-data.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { promoNewsWords } from './promo-news-words.ts';

/** Says when a promotion begins or ceases to apply: the shop has said so, not this page alone [C-4-110]. */
export function PromoNews() {
  const [words, setWords] = useState('');
  useEffect(() => onPromosUpdated((event) => setWords(promoNewsWords(event))), []);
  return (
    <VisuallyHidden>
      <span role="status">{words}</span>
    </VisuallyHidden>
  );
}
