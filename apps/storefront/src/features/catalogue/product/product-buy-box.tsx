import {
  type CardState,
  cardAt,
  productInVariant,
  salePromises,
  type Variant,
  variantLabel,
} from '@wattle/domain/catalogue';
import * as productWords from '@wattle/messages/product';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { StockWords } from '../../../goods/card/availability-line.tsx';
import { CardCompare } from '../../../goods/card/card-compare.tsx';
import { createLatePart } from '../../../page/late-part.tsx';
import { useNowSeconds } from '../../../page/now.tsx';
import { useShopFrame } from '../../../page/shop-frame.tsx';
import { createStaticPart } from '../../../page/static-part.tsx';
import { AddRow } from './add-row.tsx';
import { BuyHeading } from './buy-heading.tsx';
import type { BuyLimits, BuyView } from './buy-view.ts';
import { DeliveryPanel } from './delivery/delivery-panel.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { PriceBlock } from './price-block.tsx';
import styles from './product-buy-box.module.css';
import type { ProductPage } from './product-page-data.ts';
import type { ReplacementsProps } from './replacements.tsx';
import { usePurchase } from './use-purchase.ts';
import { VariantChoice } from './variant-choice.tsx';

const EnquiryDialog = lazy(() => import('../../../goods/enquiry/enquiry-dialog.tsx'));
/** Separate chunk, because few products cannot be ordered. */
const ClosedOffer = createLatePart(() => import('./closed-offer.tsx'), { room: undefined });
const StickyBar = lazy(() => import('./sticky-bar.tsx'));
const TwinLinks = createStaticPart(() => import('./twin-links.tsx'));
const Assurances = createStaticPart(() => import('./assurances.tsx'));

type Product = ProductPage['product'];
type Props = {
  product: Product;
  twins: ProductPage['twins'];
  replacements: Pick<ReplacementsProps, 'heading' | 'products'>;
  buy: BuyView;
  variant: Variant | undefined;
  onVariant: (code: string) => void;
};

/** Heading, price, variant, quantity and delivery. */
export function ProductBuyBox({ product, twins, replacements, buy, variant, onVariant }: Props) {
  const nowSeconds = useNowSeconds();
  const sold = productInVariant(product, variant);
  const card = cardAt(sold, useShopFrame().badges, nowSeconds);
  const promises = salePromises({ ...sold, isAgencyItem: sold.blGroup.isAgencyItem }, nowSeconds);
  const variantId = variant?.id ?? '';
  return (
    <section className={styles.box} aria-label={productWords.buy}>
      <BuyHeading product={product} facts={buy.facts} />
      <PriceBlock product={product} buy={buy} card={card}>
        <StockWords stock={card.stock} />
      </PriceBlock>
      {twins && <TwinLinks {...twins} id={product.id} />}
      <VariantChoice product={product} kind={buy.variantKind} chosen={variant} onChoose={onVariant} />
      <Buying product={product} buy={buy} variant={variant} state={card.state} hasPlans={promises.order}>
        {!promises.order && (
          <ClosedOffer key={variantId} product={product} variant={variant} replacements={replacements} />
        )}
        {promises.delivery && (
          <div className={styles.ways}>
            <DeliveryPanel productId={product.id} variantId={variantId} />
          </div>
        )}
        <CardCompare product={product} />
        <Assurances
          key={`${promises.order} ${promises.priceMatch}`}
          warrantyYears={product.blGroup.baseWarrantyPeriod}
          matchesPrice={promises.priceMatch}
          canReturn={promises.order}
        />
      </Buying>
    </section>
  );
}

type BuyingProps = Pick<Props, 'product' | 'buy' | 'variant'> & {
  state: CardState;
  hasPlans: boolean;
  /** What stands below the button. */
  children: ReactNode;
};

/** Plan, quantity and button. A press draws these again, and nothing else of the box. */
function Buying({ product, buy, variant, state, hasPlans, children }: BuyingProps) {
  const variantId = variant?.id ?? '';
  const limits = buy.limits[variantId] ?? NO_LIMITS;
  const [planId, setPlanId] = useState<string | null>(null);
  const [wanted, setWanted] = useState(limits.min);
  const qty = Math.max(limits.min, Math.min(wanted, limits.max));
  const purchase = usePurchase(product, state, { variantId, qty, warrantyId: planId });
  const row = useRef<HTMLDivElement>(null);
  const hasScrolled = useScrolledOnce();
  return (
    <>
      {hasPlans && <PlanChoice buy={buy} chosenId={planId} onChoose={setPlanId} />}
      <AddRow
        ref={row}
        product={product}
        variantName={variant?.name ?? ''}
        buy={buy}
        purchase={purchase}
        qty={qty}
        limits={limits}
        onQty={setWanted}
      />
      {children}
      {hasScrolled && (
        <Suspense>
          <StickyBar product={product} purchase={purchase} row={row} />
        </Suspense>
      )}
      <Suspense>
        {purchase.asked &&
          createPortal(
            <EnquiryDialog
              product={inVariant(product, variant)}
              action={purchase.asked}
              onClose={purchase.endAsking}
            />,
            document.body,
          )}
      </Suspense>
    </>
  );
}

/** What is asked about is what was chosen. */
function inVariant(product: Product, variant: Variant | undefined): Product {
  const label = variant ? variantLabel(product, variant) : null;
  return label === null ? product : { ...product, name: `${product.name}, ${label}` };
}

/** For a product without variants, which cannot be sold. */
const NO_LIMITS: BuyLimits = { min: 1, max: 1, step: 1, always: null, atMost: '' };

const SMALL = '(max-width: 1023px)';

/** Whether a small screen has been scrolled; delays loading of what only matters then. */
function useScrolledOnce(): boolean {
  const [hasScrolled, setHasScrolled] = useState(false);
  useEffect(() => {
    const look = () => {
      if (!window.matchMedia(SMALL).matches) return;
      setHasScrolled(true);
      window.removeEventListener('scroll', look);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return hasScrolled;
}
