import { type Card, type CardState, closedReason, type ProductSummary } from '@wattle/domain/catalogue';
import { productLink } from '@wattle/domain/links';
import { lastSoldWords, stockWords } from '@wattle/messages/card';
import { CARD_BUTTONS, SAVE } from '@wattle/messages/card-controls';
import * as commonWords from '@wattle/messages/common';
import type { ReactNode } from 'react';
import { buttonLook } from '../../ui/button-look.ts';
import choice from '../../ui/choice.module.css';
import { classNames } from '../../ui/class-names.ts';
import { iconFirst } from '../../ui/icon.tsx';
import { ImageTile } from '../../ui/image-tile.tsx';
import { Price } from '../../ui/price.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { type Availability, AvailabilityLine, StockWords } from './availability-line.tsx';
import { cardAttributes } from './card-attributes.ts';
import foot from './card-foot.module.css';
import heart from './card-heart.module.css';
import { EnergyStars } from './energy-stars.tsx';
import { Finishes } from './finishes.tsx';
import { PriceNote } from './price-note.tsx';
import { ProductBadges } from './product-badges.tsx';
import styles from './product-card.module.css';

export type CardMarkupProps = {
  product: ProductSummary;
  /** What time can change of it. */
  card: Card;
  /** How wide its picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** In the first view. */
  priority?: boolean;
  /** What there is of it at one place, instead of what there is at all. */
  stock?: Availability | undefined;
  /** The ways on from what cannot be had: a mail when it is back, what took its place. */
  instead?: ReactNode;
  /** When time changes it, in seconds; for a card that does not follow the time by itself. */
  until?: number | null;
};

/**
 * A product in a list, as HTML: the server keeps it, and `LiveCards` does what its controls do. Its rows line up with its
 * neighbours' through subgrid; one link covers the whole card, and the controls stand above that link, not in it. They
 * need JavaScript, which also names each after its product.
 */
export function CardMarkup({ product, card, sizes, priority = false, stock, instead, until }: CardMarkupProps) {
  return (
    <article
      className={styles.card}
      {...cardAttributes(product, card.state)}
      data-until={until ?? undefined}
      data-here={stock && ''}
    >
      {/* the name beside it says what it is */}
      <ImageTile image={quiet(product)} sizes={sizes} priority={priority} className={styles.stage} />
      <ProductBadges card={card} />
      <button
        type="button"
        className={classNames(heart.heart, iconFirst('heart'))}
        aria-pressed={false}
        aria-disabled={true}
        aria-label={SAVE}
      />
      <div className={styles.body}>
        <p className={styles.brand}>{product.brand.name}</p>
        <h3 className={styles.name}>
          <ShopLink to={productLink(product)}>{product.name}</ShopLink>
        </h3>
        <Facts product={product} />
        <div className={styles.price}>
          {product.state === 'discontinued' ? (
            <p>{lastSoldWords(card.priceCents)}</p>
          ) : (
            <Price nowCents={card.priceCents} wasCents={card.wasCents} />
          )}
          {product.variantNames && <Finishes names={product.variantNames} />}
        </div>
        <PriceNote card={card} product={product} instead={instead} />
        {stock ? (
          <AvailabilityLine {...stock} className={styles.availability} />
        ) : (
          <StockWords stock={card.stock} className={styles.availability} />
        )}
        <div className={foot.foot}>
          <CardButton state={card.state} reason={stock?.words ?? (card.stock ? stockWords(card.stock) : undefined)} />
          <label className={classNames(choice.row, foot.compare)}>
            <input type="checkbox" className={choice.box} autoComplete="off" />
            {commonWords.compare}
          </label>
        </div>
      </div>
    </article>
  );
}

type ButtonProps = {
  state: CardState;
  /** Why it cannot be bought, when it cannot. */
  reason: string | undefined;
};

/**
 * While it waits for the cart it looks as it will then; what cannot be bought is out of use and says why. It has no id to
 * point at, since one product may stand on a page twice.
 */
export function CardButton({ state, reason }: ButtonProps) {
  return (
    <button
      type="button"
      className={buttonLook({ size: 'card', kind: state === 'ENQUIRE' ? 'line' : 'tonal' })}
      data-press=""
      {...(closedReason(state) ? { disabled: true, 'aria-description': reason } : { 'aria-disabled': true })}
    >
      {CARD_BUTTONS[state]}
    </button>
  );
}

function quiet({ images: [image] }: ProductSummary) {
  return image && { ...image, alt: '' };
}

function Facts({ product }: { product: ProductSummary }) {
  return (
    <p className={styles.facts}>
      {product.energyStars !== null && <EnergyStars value={product.energyStars} />}
      {product.facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
