import type { TwinChoice, TwinChoices } from '@wattle/domain/catalogue';
import { productLink } from '@wattle/domain/links';
import { centsOf, formatPrice } from '@wattle/domain/money';
import { stockWords } from '@wattle/messages/card';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import styles from './choice-cards.module.css';

/** `id` is the product whose page it is on. */
type Props = TwinChoices & { id: string };

/** The same model in other finishes: links to the page of each, which has its own price and stock. */
export default function TwinLinks({ kind, choices, id }: Props) {
  const here = choices.find((choice) => choice.id === id);
  return (
    <nav className={styles.choice} aria-label={kind}>
      <p className={styles.legend}>
        {kind} <span>{here?.name}</span>
      </p>
      <ul className={styles.two}>
        {choices.map((choice) => (
          <li key={choice.id}>
            <ShopLink
              to={productLink(choice)}
              className={styles.variant}
              aria-current={choice === here ? 'page' : undefined}
              preventScrollReset
            >
              <span className={styles.swatch}>
                <ImageTile image={choice.image && { ...choice.image, alt: '' }} sizes="52px" />
              </span>
              <span>
                {choice.name}
                <small>{lineOf(choice)}</small>
              </span>
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What it costs, or why it cannot be ordered. */
function lineOf({ price, stock }: TwinChoice): string {
  const isPriced = stock === null || stock.code === 'IN_STOCK' || stock.code === 'ORDERED_IN';
  return isPriced ? formatPrice(centsOf(price)) : stockWords(stock);
}
