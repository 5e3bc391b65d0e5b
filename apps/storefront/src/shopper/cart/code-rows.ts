import { type ErrorCode, toErrorCode } from '@wattle/domain/errors';
import { normaliseCode, type Promotion, type PromotionGap, type PromotionsResult } from '@wattle/domain/promotions';
import { errorMessages } from '@wattle/messages';
import * as codesWords from '@wattle/messages/cart-codes';
import { gapWords } from '@wattle/messages/promotion-gap';
import type { CartSum } from './cart-sum.ts';

export type CodeRow = {
  readonly code: string;
  /** UNKNOWN: no answer from the server, or not yet. */
  readonly state: 'APPLIED' | 'REFUSED' | 'UNKNOWN';
  readonly words: string;
  /** What a refused code is for, if known. */
  readonly offer: string | null;
  /** It is about delivery, and the suburb is not known. */
  readonly needsPlace: boolean;
};

export type CodeFacts = {
  readonly codes: readonly string[];
  /** The codes included in the shown sum. */
  readonly answered: readonly string[];
  readonly promotions: readonly Promotion[];
  readonly gaps: PromotionsResult['gaps'];
};

type Sum = Pick<CartSum, 'state' | 'rows' | 'figures'>;

/** What each promo code does for the current cart, or what is missing for it. */
export function codeRows({ codes, answered, promotions, gaps }: CodeFacts, sum: Sum): CodeRow[] {
  return codes.map((code) => {
    const isOwn = (one: string) => normaliseCode(one) === normaliseCode(code);
    if (sum.state !== 'KNOWN' || !answered.some(isOwn)) {
      return { code, state: 'UNKNOWN', words: unknownWords(sum), offer: null, needsPlace: false };
    }
    const row = sum.rows.find(({ codes: own }) => own.some(isOwn));
    if (row) return { code, state: 'APPLIED', words: row.words || row.title, offer: null, needsPlace: false };
    const refused = sum.figures.refusedCodes.find((one) => isOwn(one.code));
    const refusal = toErrorCode(refused?.refusal ?? 'CART_PROMO_NOT_APPLICABLE');
    const gap = findGap(code, gaps);
    const offer = promotions.find(({ couponCodes }) => couponCodes.some(isOwn))?.name ?? null;
    return {
      code,
      state: 'REFUSED',
      words: codeMessage(refusal, { gap }),
      offer,
      needsPlace: refusal === 'CART_PROMO_NOT_APPLICABLE' && gap?.kind === 'PLACE',
    };
  });
}

/** What is missing for a code; null when it is not known. */
export function findGap(code: string, gaps: PromotionsResult['gaps']): PromotionGap | null {
  const isOwn = (one: string) => normaliseCode(one) === normaliseCode(code);
  return gaps.find(({ promotion }) => promotion.couponCodes.some(isOwn))?.gap ?? null;
}

const unknownWords = ({ state }: Sum): string =>
  state === 'PARTIAL' ? codesWords.codeUnchecked : codesWords.checkingThisCode;

type About = {
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  readonly gap?: PromotionGap | null | undefined;
};

/** Message of a refusal: what is missing, where that is known; a full list of codes has its own wording. */
export function codeMessage(code: ErrorCode, { params, gap }: About): string {
  if (code === 'CART_PROMO_LIMIT_EXCEEDED' && params?.codesMax !== undefined) {
    return codesWords.tooManyCodes(params.codesMax);
  }
  return (code === 'CART_PROMO_NOT_APPLICABLE' && gap && gapWords(gap)) || errorMessages[code];
}
