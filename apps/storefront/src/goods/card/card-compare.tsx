import type { ProductSummary } from '@wattle/domain/catalogue';
import * as commonWords from '@wattle/messages/common';
import { toggleCompared, useComparedIds } from '../../shopper/comparison/use-comparison.ts';
import choice from '../../ui/choice.module.css';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './card-foot.module.css';

/** Adds a product to the comparison. Its state shows after hydration. */
export function CardCompare({ product }: { product: Pick<ProductSummary, 'id' | 'name' | 'family'> }) {
  return (
    <label className={classNames(choice.row, styles.compare)}>
      <input
        type="checkbox"
        className={choice.box}
        checked={useComparedIds().includes(product.id)}
        onChange={() => void toggleCompared(product)}
      />
      <span>
        {commonWords.compare}
        <VisuallyHidden> {product.name}</VisuallyHidden>
      </span>
    </label>
  );
}
