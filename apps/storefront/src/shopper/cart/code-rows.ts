import { type ErrorCode, normaliseCode, type Promotion } from '@wattle/domain';
import { errorMessages } from '@wattle/messages';
import type { CartSum } from './cart-sum.ts';

export type CodeRow = {
  readonly code: string;
  /** UNKNOWN: the shop has not said, or does not say. */
  readonly state: 'APPLIED' | 'REFUSED' | 'UNKNOWN';
  readonly words: string;
  /** What a refused code is for, where the shop says. */
  readonly offer: string | null;
};

type Input = {
  readonly codes: readonly string[];
  /** Those that the shown sum was worked out with. */
  readonly answered: readonly string[];
  readonly sum: Pick<CartSum, 'state' | 'rows' | 'figures'>;
  readonly promotions: readonly Promotion[];
};

/** What each of the shopper's codes does for the cart as it is. */
export function codeRows({ codes, answered, sum, promotions }: Input): CodeRow[] {
  return codes.map((code) => {
    const isOwn = (one: string) => normaliseCode(one) === normaliseCode(code);
    if (sum.state !== 'KNOWN' || !answered.some(isOwn)) {
      return { code, state: 'UNKNOWN', words: unknownWords(sum), offer: null };
    }
    const row = sum.rows.find(({ codes: own }) => own.some(isOwn));
    if (row) return { code, state: 'APPLIED', words: row.words || row.title, offer: null };
    const refusal = sum.figures.refusedCodes.find((one) => isOwn(one.code))?.refusal;
    const offer = promotions.find(({ couponCodes }) => couponCodes.some(isOwn))?.name ?? null;
    return { code, state: 'REFUSED', words: codeMessage(refusal ?? 'CART_PROMO_NOT_APPLICABLE'), offer };
  });
}

const unknownWords = ({ state }: Input['sum']): string =>
  state === 'PARTIAL' ? 'We could not check this code.' : 'Checking this code';

/** What a refusal says; a full list of codes is another limit than that of an offer. */
export function codeMessage(code: ErrorCode, params?: Readonly<Record<string, string | number>>): string {
  if (code === 'CART_PROMO_LIMIT_EXCEEDED' && params?.codesMax !== undefined) {
    return `You can use ${params.codesMax} codes at most. Remove one first.`;
  }
  return errorMessages[code];
}
