import {
  type AccountSession,
  type Address,
  type CartExtras,
  type CartItem,
  type CartLine,
  type CartView,
  type Customer,
  STATES,
  type SyncableState,
  type SyncResult,
  type WarrantyProduct,
  type WishlistItem,
} from '@wattle/domain';
import { z } from 'zod';

const text = z.string();
const count = z.number().int().nonnegative();
const dollars = z.number().nonnegative();

export const addressSchema = z.object({
  id: text,
  company: text,
  contactName: text,
  country: text,
  postcode: text,
  state: z.enum(STATES),
  street1: text,
  street2: text,
  suburb: text,
  isDefaultBilling: z.boolean(),
  isDefaultShipping: z.boolean(),
}) satisfies z.ZodType<Address>;

export const customerSchema = z.object({
  email: text,
  firstName: text,
  lastName: text,
  phone: text,
  addresses: z.array(addressSchema),
  agreeToMarketing: z.boolean(),
}) satisfies z.ZodType<Customer>;

export const accountSessionSchema = z.object({ loggedIn: z.boolean() }) satisfies z.ZodType<AccountSession>;

export const warrantyProductSchema = z.object({
  id: text,
  erpProductId: text,
  variants: z.array(z.object({ id: text })),
  name: text,
  price: dollars,
  blGroupWarranty: z.object({ duration: z.number().positive(), description: text }),
}) satisfies z.ZodType<WarrantyProduct>;

export const giftCardDetailsSchema = z.object({
  amount: dollars,
  message: text,
  recipientEmail: text,
  recipientName: text,
  senderName: text,
});

export const attributionSchema = z.object({ listName: text, listItemIndex: count });

export const cartItemSchema = z.object({
  id: text,
  productId: text,
  variantId: text,
  qty: count,
  createdAt: count,
  warrantyId: text.nullable(),
  giftcard: giftCardDetailsSchema.nullable(),
  attribution: attributionSchema.nullable(),
  addedFrom: text,
  analyticsContext: z.record(text, text),
  extra: z.object({ releaseDateTime: count.nullable() }),
}) satisfies z.ZodType<CartItem>;

export const cartLineSchema = cartItemSchema.extend({
  warranty: warrantyProductSchema.nullable(),
  isHidden: z.boolean(),
}) satisfies z.ZodType<CartLine>;

export const cartExtrasSchema = z.object({
  hasMieleAgencyItem: z.boolean(),
  hasMieleAgencyItemsOnly: z.boolean(),
  hiddenItems: z.array(cartLineSchema),
  visibleItems: z.array(cartLineSchema),
}) satisfies z.ZodType<CartExtras>;

export const cartViewSchema = z.object({
  items: z.array(cartLineSchema),
  itemsById: z.record(text, cartLineSchema),
  productsById: z.record(
    text,
    z.object({ qty: count, itemQtys: z.record(text, count), variants: z.record(text, count) }),
  ),
  totalQty: count,
}) satisfies z.ZodType<CartView>;

export const wishlistItemSchema = z.object({
  productId: text,
  qty: count,
  createdAt: count,
}) satisfies z.ZodType<WishlistItem>;

export const syncableStateSchema = z.object({
  syncableStateVersion: count,
  cartItems: z.array(cartItemSchema),
  wishlistItems: z.array(wishlistItemSchema),
}) satisfies z.ZodType<SyncableState>;

export const syncResultSchema = z.object({
  status: z.enum(['SUCCESS', 'ERROR']),
  syncableState: syncableStateSchema.nullable(),
  finishedAt: count,
}) satisfies z.ZodType<SyncResult>;
