import { SHIPPING_METHODS } from '@wattle/domain/delivery';
import { centsOf, formatPrice } from '@wattle/domain/money';
import { groupDigits } from '@wattle/domain/numbers';
import {
  effectFacts,
  type ProductSet,
  type Promotion,
  type PromotionCondition,
  type PromotionEffect,
  type PromotionState,
} from '@wattle/domain/promotions';
import { unreachable } from '@wattle/domain/results';
import { dayWords } from './desk-times.ts';
import { formatLastDay } from './shop-day.ts';

/** A part of a sentence; what staff can change is strong. */
export type SentencePart = { readonly text: string; readonly isStrong: boolean };

/** The names of what a promotion refers to; undefined: it is not there any more. */
export type NameFinder = (kind: 'product' | 'variant' | 'brand' | 'category', id: string) => string | undefined;

export type PromotionSentence = {
  readonly parts: readonly SentencePart[];
  /** What else is true of it: 'Once for each person.' */
  readonly notes: readonly string[];
};

type Parts = readonly SentencePart[];
const strong = (text: string): SentencePart => ({ text, isStrong: true });
const plain = (text: string): SentencePart => ({ text, isStrong: false });

const dollars = (amount: number): string => formatPrice(centsOf(amount));
const percent = (amount: number): string => `${amount} %`;
const lowerFirst = (text: string): string =>
  /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** 'a, b or c' */
function listed(names: readonly string[], joint: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** More names than these make no sentence. */
const NAMED_MAX = 3;

function namesOf(set: Omit<ProductSet, 'except'>, find: NameFinder): string[] {
  const of = (kind: Parameters<NameFinder>[0], ids: readonly string[] = []): string[] =>
    ids.map((id) => find(kind, id) ?? id);
  return [
    ...of('category', set.categoryIds).map(lowerFirst),
    ...of('brand', set.brandIds),
    ...of('product', set.productIds),
    ...of('variant', set.variantIds),
  ];
}

const namesText = (names: readonly string[], joint: string): string =>
  names.length > NAMED_MAX ? `${names.slice(0, 2).join(', ')} ${joint} ${names.length - 2} more` : listed(names, joint);

const listsSome = (set: ProductSet | undefined, find: NameFinder): boolean =>
  set !== undefined && namesOf(set, find).length > 0;

/** 'everything', 'fridges or ovens not reduced already' */
function setText(set: ProductSet | undefined, find: NameFinder): string {
  const names = set ? namesOf(set, find) : [];
  const what = names.length === 0 ? 'everything' : namesText(names, 'or');
  const full = set?.fullPriceOnly ? (names.length === 0 ? ' that is not reduced' : ' not reduced already') : '';
  return `${what}${full}`;
}

/** 'fridges or ovens', 'everything, not for Miele' */
export function setWords(set: ProductSet, find: NameFinder): string {
  const except = set.except ? namesText(namesOf(set.except, find), 'or') : '';
  return except === '' ? setText(set, find) : `${setText(set, find)}, not for ${except}`;
}

const sameSet = (a: ProductSet | undefined, b: ProductSet | undefined): boolean =>
  JSON.stringify(a ?? {}) === JSON.stringify(b ?? {});

type MinQty = Extract<PromotionCondition, { type: 'minQty' }>;

/** 'any 2 vacuums or more', or the goods alone where no number is asked for. */
function goodsParts(set: ProductSet | undefined, least: MinQty | undefined, find: NameFinder): Parts {
  const what = setText(set, find);
  if (!least || least.qty === 1) return [strong(what)];
  return [plain('any '), strong(`${least.qty} ${what === 'everything' ? 'items' : what}`), plain(' or more')];
}

function effectParts(effect: PromotionEffect, least: MinQty | undefined, find: NameFinder): Parts {
  switch (effect.type) {
    case 'percentOff':
      return [strong(`${percent(effect.percent)} off`), plain(' '), ...goodsParts(effect.on, least, find)];
    case 'amountOff':
      return [
        strong(`${dollars(effect.amount)} off`),
        plain(effect.each ? ' each of ' : ' '),
        ...goodsParts(effect.on, least, find),
      ];
    case 'fixedPrice':
      return [strong(dollars(effect.price)), plain(' each for '), ...goodsParts(effect.on, least, find)];
    case 'buyGet': {
      const given = effect.get ? setText(effect.get, find) : 'of them';
      const price = effect.percent === 100 ? 'free' : `at ${percent(effect.percent)} off`;
      const times = effect.maxTimes === undefined ? [] : [plain(', at most '), strong(`${effect.maxTimes} times`)];
      return [
        ...[plain('Buy '), strong(`${effect.buyQty} of ${setText(effect.buy, find)}`), plain(', get ')],
        ...[strong(`${effect.getQty} ${effect.get ? `of ${given}` : `more ${given}`}`), plain(' '), strong(price)],
        ...times,
      ];
    }
    case 'promoItem': {
      const name = find('product', effect.productId) ?? effect.productId;
      const price = effect.price === 0 ? 'free' : `for ${dollars(effect.price)}`;
      return [
        strong(effect.qty === 1 ? name : `${effect.qty} × ${name}`),
        plain(` ${price}, worth ${dollars(effect.worth)} each`),
      ];
    }
    case 'shipping':
      return [strong(deliveryText(effect)), ...methodParts(effect.methodCodes)];
    default:
      return unreachable(effect);
  }
}

function deliveryText({ cut }: Extract<PromotionEffect, { type: 'shipping' }>): string {
  switch (cut.kind) {
    case 'percent':
      return cut.percent === 100 ? 'Free delivery' : `${percent(cut.percent)} off delivery`;
    case 'amount':
      return `${dollars(cut.amount)} off delivery`;
    case 'fixed':
      return cut.price === 0 ? 'Free delivery' : `Delivery for ${dollars(cut.price)}`;
    default:
      return unreachable(cut);
  }
}

const methodName = (code: string): string =>
  Object.values(SHIPPING_METHODS)
    .find(({ methodCode }) => methodCode === code)
    ?.label.toLowerCase() ?? code;

const methodParts = (codes: readonly string[] | undefined): Parts =>
  codes === undefined ? [] : [plain(' by '), strong(listed(codes.map(methodName), 'or'))];

function conditionParts(condition: PromotionCondition, find: NameFinder): Parts {
  switch (condition.type) {
    case 'minSpend': {
      const on = listsSome(condition.on, find) || condition.on?.fullPriceOnly;
      return [
        plain(', from '),
        strong(dollars(condition.amount)),
        ...(on ? [plain(' of '), strong(setText(condition.on, find))] : []),
      ];
    }
    case 'minQty': {
      const what = listsSome(condition.on, find) ? setText(condition.on, find) : 'items';
      return condition.qty === 1
        ? [plain(', with any '), strong(what)]
        : [plain(', with '), strong(`${condition.qty} ${what}`), plain(' or more')];
    }
    case 'audience':
      return [plain(', for '), strong(condition.audience === 'customer' ? 'customers with an account' : 'guests')];
    case 'firstOrder':
      return [plain(', on a '), strong('first order')];
    case 'usage':
      return [];
    default:
      return unreachable(condition);
  }
}

function usageNote({ total, perCustomer }: Extract<PromotionCondition, { type: 'usage' }>): string {
  const times = (qty: number): string => (qty === 1 ? 'once' : `${groupDigits(qty)} times`);
  const each = perCustomer === undefined ? '' : `${times(perCustomer)} for each person`;
  const all = total === undefined ? '' : `${times(total)} in all`;
  const text = [each, all].filter(Boolean).join(', ');
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const codeParts = (codes: readonly string[]): Parts => {
  const [first] = codes;
  if (first === undefined) return [];
  return codes.length === 1
    ? [plain(' with the code '), strong(first)]
    : [plain(' with one of '), strong(`${groupDigits(codes.length)} codes`)];
};

const setsOf = ({ effects, conditions }: Promotion): (ProductSet | undefined)[] => [
  ...effects.flatMap((effect) => effectFacts(effect).names.flatMap((named) => ('set' in named ? [named.set] : []))),
  ...conditions.map((condition) => ('on' in condition ? condition.on : undefined)),
];

/** Each exception once, whatever it is an exception from. */
function exceptionNotes(promotion: Promotion, find: NameFinder): string[] {
  const texts = setsOf(promotion).flatMap((set) => (set?.except ? namesText(namesOf(set.except, find), 'or') : []));
  return [...new Set(texts)].filter((text) => text !== '').map((text) => `Not for ${text}.`);
}

/** The one condition on a quantity of just the goods that an effect is for: said with them. */
const leastOf = (effect: PromotionEffect, conditions: readonly PromotionCondition[]): MinQty | undefined =>
  'on' in effect || effect.type === 'percentOff' || effect.type === 'amountOff'
    ? conditions.find(
        (one): one is MinQty => one.type === 'minQty' && sameSet(one.on, 'on' in effect ? effect.on : undefined),
      )
    : undefined;

const upperFirst = (parts: Parts): Parts =>
  parts.map((part, at) =>
    at === 0 ? { ...part, text: part.text.charAt(0).toUpperCase() + part.text.slice(1) } : part,
  );

/** A promotion as staff would say it: '20 % off any 2 vacuums or more, until Sun 29 Nov'. */
export function promotionSentence(promotion: Promotion, find: NameFinder): PromotionSentence {
  const { effects, conditions, couponCodes, endsAt, exclusive } = promotion;
  const said = new Set(effects.flatMap((effect) => leastOf(effect, conditions) ?? []));
  const given = effects.flatMap((effect, at) => [
    ...(at === 0 ? [] : [plain(at === effects.length - 1 ? ' and ' : ', ')]),
    ...effectParts(effect, leastOf(effect, conditions), find).map((part, index) =>
      at > 0 && index === 0 ? { ...part, text: lowerFirst(part.text) } : part,
    ),
  ]);
  const rest = conditions.filter((one) => one.type !== 'minQty' || !said.has(one));
  return {
    parts: upperFirst([
      ...given,
      ...codeParts(couponCodes),
      ...rest.flatMap((condition) => conditionParts(condition, find)),
      ...(endsAt === null ? [] : [plain(', until '), strong(formatLastDay(endsAt))]),
    ]),
    notes: [
      ...conditions.flatMap((one) => (one.type === 'usage' ? usageNote(one) : [])).filter((note) => note !== ''),
      ...exceptionNotes(promotion, find),
      ...(exclusive ? ['Not with other offers.'] : []),
    ],
  };
}

export const sentenceText = ({ parts }: PromotionSentence): string => parts.map(({ text }) => text).join('');

/** 'until Sun 29 Nov', 'from Fri 20 Nov', 'ended Fri 29 Nov 2024', 'no end' */
export function promotionDates(
  { startsAt, endsAt }: Pick<Promotion, 'startsAt' | 'endsAt'>,
  state: PromotionState,
  nowSeconds: number,
): string {
  const day = (seconds: number): string => dayWords(seconds * 1000, nowSeconds * 1000);
  if (state === 'TO_COME' && startsAt !== null) return `from ${day(startsAt)}`;
  if (endsAt === null) return 'no end';
  return `${state === 'ENDED' ? 'ended' : 'until'} ${day(endsAt - 1)}`;
}
