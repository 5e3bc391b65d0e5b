import { energyLabelOf } from '@wattle/domain/energy';
import { EnergyLabel } from './energy-label/energy-label.tsx';
import type { ProductPage } from './product-page-data.ts';

/** Energy label thumbnail in the gallery, linking to the full label. */
export default function EnergyThumb({ product }: { product: ProductPage['product'] }) {
  const label = energyLabelOf(product);
  return label ? (
    <a href="#energy-label">
      <EnergyLabel label={label} size="thumb" />
    </a>
  ) : null;
}
