import { energyLabelOf } from '@wattle/domain';
import { EnergyLabel } from './energy-label/energy-label.tsx';
import type { ProductPage } from './product-page-data.ts';

/** The energy rating label among the small pictures; it leads to the large one. */
export default function EnergyThumb({ product }: { product: ProductPage['product'] }) {
  const label = energyLabelOf(product);
  return label ? (
    <a href="#specifications">
      <EnergyLabel label={label} size="thumb" />
    </a>
  ) : null;
}
