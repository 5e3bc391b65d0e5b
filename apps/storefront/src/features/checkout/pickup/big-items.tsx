import { Notice } from '../../../ui/notice.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import section from '../shipping/section.module.css';
import { bigItemWords } from './big-item-words.ts';

/** What does not fit in a car is said before somebody stands there with one. */
export function BigItems() {
  const { lines, facts } = useCheckoutPage();
  const words = bigItemWords(lines.flatMap(({ productId }) => facts.products.get(productId) ?? []));
  if (words === null) return null;
  return (
    <div className={section.below}>
      <Notice icon="car">{words}</Notice>
    </div>
  );
}
