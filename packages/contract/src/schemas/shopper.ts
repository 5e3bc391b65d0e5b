import type { Address, Customer } from '@wattle/domain/account';
import type { CartItem, WishlistItem } from '@wattle/domain/cart';
import type { SyncableState } from '@wattle/domain/session';
import { SHOP } from '@wattle/domain/settings';
import { STATES } from '@wattle/domain/stores';
import { z } from 'zod';
import { count, dollars, text } from './fields.ts';

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

export const wishlistItemSchema = z.object({
  productId: text,
  qty: count.max(SHOP.wishlistQtyMax),
  createdAt: count,
}) satisfies z.ZodType<WishlistItem>;

export const syncableStateSchema = z.object({
  syncableStateVersion: count,
  cartItems: z.array(cartItemSchema),
  wishlistItems: z.array(wishlistItemSchema),
}) satisfies z.ZodType<SyncableState>;
