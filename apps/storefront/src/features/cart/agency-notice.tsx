import type { CartLine } from '@wattle/domain/cart';
import type { ProductDocument } from '@wattle/domain/search';
import * as cartWords from '@wattle/messages/cart';
import { Icon } from '../../ui/icon.tsx';
import styles from './cart-screen.module.css';

type Props = { lines: readonly CartLine[]; products: ReadonlyMap<string, ProductDocument> };

/** Says who sets the price when the shop sells as an agent [C-1-12]. */
export function AgencyNotice({ lines, products }: Props) {
  const agency = lines
    .flatMap(({ productId }) => products.get(productId) ?? [])
    .filter(({ isAgencyItem }) => isAgencyItem);
  const names = [...new Set(agency.map(({ brand }) => brand.name))];
  return (
    <>
      {names.map((name) => (
        <div key={name} className={styles.agency}>
          <Icon name="info" />
          <p>
            <b>{cartWords.agencyPrice(name)}</b> {cartWords.agencyRights(name)}
          </p>
        </div>
      ))}
    </>
  );
}
