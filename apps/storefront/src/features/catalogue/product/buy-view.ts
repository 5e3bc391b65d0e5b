import { DEFAULT_CART_SETTINGS, type QtyLimits, qtyLimits } from '@wattle/domain/cart';
import { CARD_STATES, type CardState, productFacts, variantAttributeName } from '@wattle/domain/catalogue';
import { centsOf, formatPrice } from '@wattle/domain/money';
import { agentWords } from '@wattle/messages/card';
import { type InstalmentWords, instalmentWords } from '@wattle/messages/instalment-amounts';
import { type LimitWords, limitWords, whyWords } from '@wattle/messages/product-state';
import { planDescription, planNote, yearsInWords } from '@wattle/messages/warranty';
import { endMoment } from './price-end.ts';
import type { ProductPage } from './product-page-data.ts';

export type PlanOption = {
  readonly id: string;
  readonly title: string;
  readonly price: string;
  readonly description: string;
};

/** Quantity limits with their explanation. */
export type BuyLimits = Pick<QtyLimits, 'min' | 'max' | 'step'> & LimitWords;

/** The texts and data of the buy box, prepared on the server. */
export type BuyView = {
  readonly facts: readonly string[];
  /** What the variants differ in, such as colour or size. */
  readonly variantKind: string;
  /** Quantity limits by variant id. */
  readonly limits: Readonly<Record<string, BuyLimits>>;
  /** Text beside the button, by button state. */
  readonly why: Readonly<Record<CardState, string | null>>;
  /** When the price ends. */
  readonly endsAt: string | null;
  readonly instalments: InstalmentWords | null;
  readonly plans: readonly PlanOption[];
  /** When the plan starts [C-9-64 D-9-66]. */
  readonly planNote: string | null;
  /** Who sets the price of agency goods. */
  readonly agentNote: string | null;
};

export function buyView({ product, family, plans }: ProductPage, nowSeconds: number): BuyView {
  const { brand, blGroup } = product;
  const years = blGroup.baseWarrantyPeriod;
  return {
    facts: productFacts(family, product.attributes),
    variantKind: variantAttributeName(family, product) ?? 'Version',
    limits: Object.fromEntries(product.variants.map(({ id }) => [id, limitsOf(product, id)])),
    why: Object.fromEntries(CARD_STATES.map((state) => [state, whyWords(state, product)])) as BuyView['why'],
    endsAt: endMoment(product.priceDateTo, nowSeconds),
    instalments: instalmentWords(product.price),
    plans: plans.map((plan) => ({
      id: plan.id,
      title: yearsInWords(plan.blGroupWarranty.duration) ?? plan.name,
      price: formatPrice(centsOf(plan.price)),
      description: planDescription(plan),
    })),
    planNote: years > 0 ? planNote(years) : null,
    agentNote: blGroup.isAgencyItem ? agentWords(brand.name) : null,
  };
}

/** Assumes an empty cart: the cart itself checks its contents on adding. */
function limitsOf(product: ProductPage['product'], variantId: string): BuyLimits {
  const limits = qtyLimits({ id: '', productId: product.id, variantId }, [], product, DEFAULT_CART_SETTINGS);
  const { min, max, step } = limits;
  return { min, max, step, ...limitWords(limits) };
}
