import type { GoodFields } from '@wattle/contract/desk';
import { currentPrice, type ProductRecord } from '@wattle/domain/catalogue';
import { type PlannedPrice, type ProductChange, plannedPrice, SALE_CHOICES, saleChoiceOf } from '@wattle/domain/goods';
import type { Image } from '@wattle/domain/images';
import { localTimeOf, momentAt } from '@wattle/domain/stores';
import { SHOP_TIME_ZONE } from '@wattle/messages/shop-day';
import { z } from 'zod';

const text = z.string().max(20_000).default('');
const list = z.array(z.string().max(2000)).max(50).default([]);

/** What the form of a product sends. */
export const goodForm = z.object({
  version: text,
  /** The prices that were said once more: `1 299.5`. */
  sure: text,
  /** What the form said when it was opened. */
  opened: z.string().max(200_000).default(''),
  price: text,
  was: text,
  plannedPrice: text,
  plannedFrom: text,
  plannedTo: text,
  sale: z.enum(['', ...SALE_CHOICES]).default(''),
  releaseAt: text,
  badgeIds: list,
  name: text,
  shortDescription: text,
  description: text,
  image: list,
  alt: list,
  /** A picture to move up, or out: `2:up`. */
  move: text,
  /** Whether the card is to be seen as it is now, or as it will be with the planned price. */
  shown: z.enum(['now', 'planned']).default('now'),
});
export type GoodForm = z.infer<typeof goodForm>;

const typedAmount = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2 });
const amountText = (dollars: number): string => typedAmount.format(dollars);

/** Dollars as people type them: 2,988.00 or $2988. Not a number: they are none. */
export const typedDollars = (typed: string): number => {
  const plain = typed.replace(/[$,\s]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
};

const timeText = (seconds: number | null): string => (seconds === null ? '' : localTimeOf(SHOP_TIME_ZONE, seconds));

/** What is stored, as the form says it. */
export function fieldsOf(record: ProductRecord, nowSeconds: number): GoodFields {
  const { price, erpOriginalPrice } = currentPrice(record.prices, nowSeconds);
  const planned = plannedPrice(record.prices, nowSeconds);
  return {
    price: amountText(price),
    was: amountText(erpOriginalPrice),
    plannedPrice: planned ? amountText(planned.price) : '',
    plannedFrom: timeText(planned?.from ?? null),
    plannedTo: timeText(planned?.to ?? null),
    sale: saleChoiceOf(record) ?? '',
    releaseAt: timeText(record.releaseDateTime ?? record.preorderDateTime),
    badgeIds: [...(record.badgePrimaryId === null ? [] : [record.badgePrimaryId]), ...record.badgeSecondaryIds],
    name: record.name,
    shortDescription: record.shortDescription,
    description: record.description.join('\n\n'),
  };
}

const same = (a: string, b: string): boolean => a.replaceAll('\r\n', '\n').trim() === b.trim();
const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one));

/** The pictures in the order and with the words of the form. Only those that the product has, or that were uploaded. */
export function imagesOf({ image, alt, move }: GoodForm, known: readonly Image[]): Image[] {
  const byAddress = new Map(known.map((one) => [one.url ?? one.src ?? '', one]));
  const images = image.flatMap((address, at) => {
    const found = byAddress.get(address);
    return found ? [{ ...found, alt: alt[at] ?? '' }] : [];
  });
  const [, at = '', way] = /^(\d{1,2}):(up|out)$/.exec(move) ?? [];
  const index = Number(at);
  const [moved] = at === '' ? [] : images.splice(index, 1);
  if (moved && way === 'up') images.splice(Math.max(0, index - 1), 0, moved);
  return images;
}

function readOpened(opened: string): Partial<Record<keyof GoodFields, unknown>> {
  try {
    const read: unknown = JSON.parse(opened);
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

/** What was typed, and of the rest what is stored now: a field that nobody touched undoes nobody's change. */
export function mergedFields(form: GoodForm, stored: GoodFields): GoodFields {
  const opened = readOpened(form.opened);
  const isTouched = (name: keyof GoodFields): boolean => {
    const [was, is] = [opened[name], form[name]];
    return Array.isArray(was) && Array.isArray(is) ? !sameList(is, was.map(String)) : !same(String(is), String(was));
  };
  const touched = (Object.keys(stored) as (keyof GoodFields)[]).filter(isTouched);
  return { ...stored, ...Object.fromEntries(touched.map((name) => [name, form[name]])) };
}

/** What a form changes of a product: only what differs from what is stored, so that the rest is not judged again. */
export function changeOf(form: GoodForm, record: ProductRecord, nowSeconds: number): ProductChange {
  const before = fieldsOf(record, nowSeconds);
  const differs = (...names: readonly (keyof GoodFields & keyof GoodForm)[]): boolean =>
    names.some((name) => !same(String(form[name]), String(before[name])));
  const was = typedDollars(form.was);
  const images = imagesOf(form, record.images);
  return {
    ...(differs('price', 'was') && { price: { price: typedDollars(form.price), was } }),
    ...(differs('plannedPrice', 'plannedFrom', 'plannedTo') && { planned: plannedOf(form, was) }),
    ...(form.sale !== '' &&
      differs('sale', 'releaseAt') && {
        sale: { choice: form.sale, releaseAt: momentAt(SHOP_TIME_ZONE, form.releaseAt) ?? null },
      }),
    ...(!sameList(form.badgeIds, before.badgeIds) && { badgeIds: form.badgeIds }),
    ...(differs('name') && { name: form.name }),
    ...(differs('shortDescription') && { shortDescription: form.shortDescription }),
    ...(differs('description') && { description: form.description.split(/\r?\n\s*\r?\n/) }),
    ...(JSON.stringify(images) !== JSON.stringify(record.images) && form.image.length > 0 && { images }),
  };
}

function plannedOf({ plannedPrice: typed, plannedFrom, plannedTo }: GoodForm, was: number): PlannedPrice | null {
  if ([typed, plannedFrom, plannedTo].every((one) => one.trim() === '')) return null;
  const price = typedDollars(typed);
  return {
    price,
    was: Number.isFinite(was) && was > price ? was : price,
    from: momentAt(SHOP_TIME_ZONE, plannedFrom) ?? 0,
    to: plannedTo.trim() === '' ? null : (momentAt(SHOP_TIME_ZONE, plannedTo) ?? 0),
  };
}
