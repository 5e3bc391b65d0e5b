import type { OfferEffect, PromotionCondition, ShippingCut } from '@wattle/domain/promotions';

/** A new offer, written as a sentence of choices. */
export const NEW_TITLE = 'A new offer';
export const NEW_NOTE = 'The sentence is the rule. Nothing is kept until you press a button below it.';
export const SENTENCE = 'The sentence';
export const EFFECT_LABEL = 'What it gives';
export const EFFECTS: Readonly<Record<OfferEffect, string>> = {
  percentOff: 'per cent off',
  amountOff: 'dollars off',
  fixedPrice: 'a fixed price',
  buyGet: 'buy some, get some',
  promoItem: 'a gift',
  shipping: 'delivery',
};
export const PERCENT = 'Per cent';
export const DOLLARS = 'Dollars';
export const SET = 'Goods';
export const EVERYTHING = 'everything';
export const MODELS = 'models that I name';
export const CATEGORIES = 'Categories';
export const BRANDS = 'Brands';
export const MODELS_LABEL = 'Models, one a line';
export const OFF = '% off';
export const DOLLARS_OFF = 'off';
export const EACH = 'Taken';
export const EACH_CHOICES = { '': 'once, off all together', on: 'off each of' } as const;
export const EACH_FOR = 'each for';
export const BUY = 'Buy';
export const OF = 'of';
export const GET = 'get';
export const GET_SET = 'Goods to get';
export const GET_SAME = 'the same goods';
export const AT = 'at';
export const AT_MOST = 'at most';
export const TIMES = 'times';
export const BUY_QTY = 'How many to buy';
export const GET_QTY = 'How many to get';
export const MAX_TIMES = 'How often at most';
export const GIFT = 'Model of the gift';
export const GIFT_FOR = 'for';
export const WORTH = 'worth';
export const IF_KEPT = 'if it is kept when its goods go back';
export const TAKEN_OFF_CHOICES = { '': 'nothing is taken off', on: 'its worth is taken off' } as const;
export const WORTH_LABEL = 'Usual price of the gift';
export const CUT = 'How delivery is cut';
export const CUTS: Readonly<Record<ShippingCut['kind'], string>> = {
  percent: 'per cent off delivery',
  amount: 'dollars off delivery',
  fixed: 'delivery for dollars',
};
export const BY = 'by';
export const METHOD = 'Method';
export const ANY_METHOD = 'every method';
export const WITH_ANY = 'with any';
export const ANY_LEAST = 'At least';
export const FROM_SPEND = 'From dollars spent';
export const FOR_WHOM = 'For';
export const AUDIENCES: Readonly<
  Record<'' | 'first' | Extract<PromotionCondition, { type: 'audience' }>['audience'], string>
> = {
  '': 'everyone',
  customer: 'customers with an account',
  guest: 'guests',
  first: 'a first order',
};
export const COUPON = 'With the code';
export const STARTS = 'Starts';
export const ENDS = 'Ends';
export const TOTAL_USES = 'Times in all';
export const USES_EACH = 'Times for each person';
export const FULL_PRICE = 'Only what is not reduced already';
export const EXCLUSIVE = 'Not with other offers';
export const NAME = 'Name that shoppers see';
export const CONDITIONS = 'Conditions';
export const OPTIONAL = 'may stay empty';
export const READS = 'It reads';
export const IS_MUCH = 'More than 30 % off something, or more than $500 in all: a second person switches it on.';
export const NOT_YET = 'Choose what is missing: the sentence appears here.';
export const SHOW = 'Show and try';
export const GO_LIVE = 'Make it live';
export const KEEP_OFF = 'Keep it switched off';
export const OFFER_PROBLEMS: Readonly<Record<string, string>> = {
  NUMBER_INVALID: 'A number that makes sense here, please.',
  PRODUCT_NOT_FOUND: 'There is no such model.',
  GOODS_MISSING: 'It needs goods: everything would be a mistake.',
  NAME_MISSING: 'It needs a name.',
  TIME_INVALID: 'That is no time, or it ends before it starts.',
  REFUSED: 'The shop does not take it like this.',
};
