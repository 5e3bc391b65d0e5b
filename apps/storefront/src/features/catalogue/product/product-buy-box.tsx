import { brandLink, centsOf, formatPrice, showsWasNow } from '@wattle/domain';
import { availabilityOf } from '../../../page/card-words.ts';
import { useNowSeconds } from '../../../page/now.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Price } from '../../../ui/price.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { AvailabilityLine } from '../availability-line.tsx';
import { PriceEnd, saving } from '../price-note.tsx';
import styles from './product-buy-box.module.css';
import type { ProductPage } from './product-page-data.ts';

type Product = ProductPage['product'];

/** Who made it, what it is called, what it costs, whether it can be had. */
export function ProductBuyBox({ product, facts }: { product: Product; facts: readonly string[] }) {
  const stars = product.attributes.energyStars;
  return (
    <section className={styles.box} aria-label="Price and availability">
      <p className={styles.maker}>
        <ShopLink className={`link ${styles.brand}`} to={brandLink(product.brand)}>
          {product.brand.name}
        </ShopLink>
        <span>Model {product.productSku}</span>
      </p>
      <h1 className={styles.name}>{product.name}</h1>
      <ul className={styles.facts}>
        {typeof stars === 'number' && (
          <li>
            <Stars value={stars} label="Energy rating" />
          </li>
        )}
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <PriceBlock product={product} />
      {product.shortDescription && <p className={styles.short}>{product.shortDescription}</p>}
      <Variants product={product} />
      <p className={styles.ways}>
        <LinkButton kind="tonal" icon="store" wide to="/stores">
          See it in a store
        </LinkButton>
      </p>
      <Assurances product={product} />
    </section>
  );
}

function PriceBlock({ product }: { product: Product }) {
  const nowSeconds = useNowSeconds();
  const isReduced = showsWasNow(product);
  const now = formatPrice(centsOf(product.price));
  return (
    <div className={styles.cost}>
      <Price now={now} was={isReduced ? formatPrice(centsOf(product.erpOriginalPrice)) : undefined} size="l" />
      <p className={styles.note}>
        {isReduced && <span className={styles.save}>{saving(product)}</span>}
        <PriceEnd product={product} nowSeconds={nowSeconds} />
      </p>
      <AvailabilityLine availability={availabilityOf(product, nowSeconds)} />
    </div>
  );
}

function Variants({ product }: { product: Product }) {
  const names = product.variants.map(({ name }) => name).filter(Boolean);
  if (names.length < 2) return null;
  return (
    <div className={styles.variants}>
      <h2>Comes in</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

function Assurances({ product }: { product: Product }) {
  const years = product.blGroup.baseWarrantyPeriod;
  return (
    <ul className={styles.sure}>
      {years > 0 && (
        <li>
          <Icon name="shield" /> Manufacturer’s Warranty: {years} {years === 1 ? 'year' : 'years'}.
        </li>
      )}
      <li>
        <Icon name="tag" /> Price promise: found it for less? We match it.
      </li>
    </ul>
  );
}
