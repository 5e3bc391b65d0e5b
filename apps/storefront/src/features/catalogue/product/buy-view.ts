import {
  CARD_STATES,
  type CardState,
  centsOf,
  DEFAULT_CART_SETTINGS,
  formatPrice,
  isAgencyDirect,
  planDescription,
  productFacts,
  type QtyLimits,
  qtyLimits,
  variantAttributeName,
  WARRANTY_LABEL,
  yearsInWords,
} from '@wattle/domain';
import { type InstalmentWords, instalmentWords } from '../../../goods/card/instalment-words.ts';
import { type LimitWords, limitWords, whyWords } from './add-words.ts';
import { endMoment } from './price-end.ts';
import type { ProductPage } from './product-page-data.ts';

export type PlanOption = {
  readonly id: string;
  readonly title: string;
  readonly price: string;
  readonly description: string;
};

/** How many, and what is said of it. */
export type BuyLimits = Pick<QtyLimits, 'min' | 'max' | 'step'> & LimitWords;

/** What the top of the page says and asks, put into words where pages are made. */
export type BuyView = {
  readonly facts: readonly string[];
  /** What the variants differ in. */
  readonly variantKind: string;
  /** How many of each variant, by its id. */
  readonly limits: Readonly<Record<string, BuyLimits>>;
  /** What stands beside the button, by what the button says. */
  readonly why: Readonly<Record<CardState, string | null>>;
  /** The last moment of the price. */
  readonly endsAt: string | null;
  readonly instalments: InstalmentWords | null;
  readonly plans: readonly PlanOption[];
  /** When a plan starts [C-9-64 D-9-66]. */
  readonly planNote: string | null;
  /** Of a brand that takes orders by enquiry only [D-2-119]. */
  readonly agencyNote: string | null;
};

export function buyView({ product, family, plans }: ProductPage, nowSeconds: number): BuyView {
  const { brand, blGroup, enquiryOnly } = product;
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
    planNote: years > 0 ? `starts after the ${years}-year ${WARRANTY_LABEL}` : null,
    agencyNote: isAgencyDirect({ isAgencyItem: blGroup.isAgencyItem, enquiryOnly })
      ? `${brand.name} takes orders by enquiry only: the button opens one.`
      : null,
  };
}

/** As if nothing were in the cart: what is there the cart itself counts when something is added. */
function limitsOf(product: ProductPage['product'], variantId: string): BuyLimits {
  const limits = qtyLimits({ id: '', productId: product.id, variantId }, [], product, DEFAULT_CART_SETTINGS);
  const { min, max, step } = limits;
  return { min, max, step, ...limitWords(limits) };
}
