import type { CartLine, ProductDocument } from '@wattle/domain';
import { Icon } from '../../ui/icon.tsx';
import styles from './cart-screen.module.css';

type Props = { lines: readonly CartLine[]; products: ReadonlyMap<string, ProductDocument> };

/** Who sets the price of what the shop sells as an agent [C-1-12]. */
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
            <b>The {name} price is set by the maker.</b> Wattle sells it as {name}’s agent. Your rights under Australian
            Consumer Law are the same.
          </p>
        </div>
      ))}
    </>
  );
}
