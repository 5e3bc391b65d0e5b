import type { CardState, ProductSummary } from '@wattle/domain/catalogue';
import { USUAL_STATE } from './card-selector.ts';

/** What the controls of a card need to know of its product. A card carries it in its own HTML. */
export type CardFacts = Pick<ProductSummary, 'id' | 'variantId' | 'name' | 'path' | 'isAgencyItem' | 'enquiryOnly'> & {
  readonly brand: { readonly name: string };
  readonly family: { readonly code: string };
  readonly state: CardState;
  readonly isGiftCard: boolean;
  /** What its variant is called; undefined where there is nothing to choose between. */
  readonly variantName: string | undefined;
};

/** Reads a card back from its element. */
export function readCard(card: HTMLElement): CardFacts {
  const {
    product = '',
    variant = '',
    family = '',
    state = USUAL_STATE,
    agency,
    enquiry,
    gift,
    name,
    path,
    brand,
    in: variantName,
  } = card.dataset;
  const link = card.querySelector<HTMLAnchorElement>('h3 a');
  return {
    id: product,
    variantId: variant,
    name: name ?? link?.textContent ?? '',
    path: path ?? link?.pathname.replace(/^\//, '') ?? '',
    brand: { name: brand ?? card.querySelector('h3')?.previousElementSibling?.textContent ?? '' },
    family: { code: family },
    state: state as CardState,
    isAgencyItem: agency !== undefined,
    enquiryOnly: enquiry !== undefined,
    isGiftCard: gift !== undefined,
    variantName,
  };
}
