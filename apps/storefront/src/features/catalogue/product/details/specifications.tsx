import { energyLabelOf } from '@wattle/domain/energy';
import * as productDetailsWords from '@wattle/messages/product-details';
import { classNames } from '../../../../ui/class-names.ts';
import { EnergyPanel } from '../energy-label/energy-panel.tsx';
import type { ShownProduct } from '../product-page-data.ts';
import { Documents } from './documents.tsx';
import { SpecificationTables } from './specification-tables.tsx';
import styles from './specifications.module.css';

/** Energy label, specification tables and documents. */
export function Specifications({ product, specification }: Pick<ShownProduct, 'product' | 'specification'>) {
  const label = energyLabelOf(product);
  if (!label && specification.length + product.documents.length === 0) return null;
  return (
    <section className="wrap section far" aria-labelledby="specifications">
      <div className={classNames(styles.specifications, label && styles.labelled)}>
        {label && <EnergyPanel label={label} />}
        <div>
          <h2 id="specifications">{productDetailsWords.specifications}</h2>
          <SpecificationTables groups={specification} />
          <Documents documents={product.documents} />
        </div>
      </div>
    </section>
  );
}
