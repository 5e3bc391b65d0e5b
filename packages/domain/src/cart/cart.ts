import type { WarrantyProduct } from '../catalogue/entities.ts';

export type GiftCardDetails = {
  /** Dollars. */
  readonly amount: number;
  readonly message: string;
  readonly recipientEmail: string;
  readonly recipientName: string;
  readonly senderName: string;
};

/** The list the shopper chose the product from, and its position there. */
export type Attribution = { readonly listName: string; readonly listItemIndex: number };

export type CartItem = {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  readonly qty: number;
  /** Milliseconds since epoch. */
  readonly createdAt: number;
  readonly warrantyId: string | null;
  readonly giftcard: GiftCardDetails | null;
  readonly attribution: Attribution | null;
  readonly addedFrom: string;
  readonly analyticsContext: Readonly<Record<string, string>>;
  readonly extra: { readonly releaseDateTime: number | null };
};

/** An item with its derived values. */
export type CartLine = CartItem & { readonly warranty: WarrantyProduct | null; readonly isHidden: boolean };

export type CartExtras = {
  readonly hasMieleAgencyItem: boolean;
  readonly hasMieleAgencyItemsOnly: boolean;
  readonly hiddenItems: readonly CartLine[];
  readonly visibleItems: readonly CartLine[];
};

/** All lines of one product combined. */
export type CartProduct = {
  readonly qty: number;
  readonly itemQtys: Readonly<Record<string, number>>;
  readonly variants: Readonly<Record<string, number>>;
};

export type CartView = {
  readonly items: readonly CartLine[];
  readonly itemsById: Readonly<Record<string, CartLine>>;
  readonly productsById: Readonly<Record<string, CartProduct>>;
  readonly totalQty: number;
};

export type WishlistItem = { readonly productId: string; readonly qty: number; readonly createdAt: number };
