import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { addToComparison } from '@wattle/domain/comparison';
import { NO_DELIVERY_ESTIMATES, receiveDeliveryEstimates, requestDeliveryEstimates } from '@wattle/domain/delivery';
import { ERROR_CODES, type ErrorCode } from '@wattle/domain/errors';
import { type IdentityOperation, toAccountError } from '@wattle/domain/identity';
import { toCents } from '@wattle/domain/money';
import { addPromoCode, applyPromotions, type Promotion } from '@wattle/domain/promotions';
import { describe, expect, it } from 'vitest';
import { refusalFor } from '../../apps/server/src/answers/problem.ts';
import { wholeBlocks } from '../../apps/server/src/import/whole-blocks.ts';
import { GIVEN_BY_PAGES } from './given-by-pages.ts';
import { NEVER_RAISED } from './never-raised.ts';
import { callsWith, references } from './references.ts';

it.each(Object.entries(references))('docs/reference/%s is what the code says', async (name, make) => {
  const written = await readFile(new URL(`../../docs/reference/${name}`, import.meta.url), 'utf8');
  expect(written, 'run `npm run reference`').toBe(make());
});

const refused = (operation: IdentityOperation, name: string) => toAccountError(operation, { name, message: '' });

const LINE = {
  ...{ itemId: 'i', productId: 'p', variantId: 'v', brandId: 'b', categoryIds: [], qty: 1, unitCents: toCents(10_000) },
  ...{ isReduced: false, isDiscountable: true },
};
const promotion = (id: string, part: Partial<Promotion>): Promotion => ({
  ...{ id, versionId: '1', name: id, exclusive: false, couponCodes: [id], startsAt: null, endsAt: null, lane: 'order' },
  ...{ conditions: [], effects: [{ type: 'percentOff', percent: 10 }] },
  ...part,
});

/** An offer that is worth more, alone or beside others. */
const half = (exclusive: boolean) =>
  promotion('half', { couponCodes: [], exclusive, effects: [{ type: 'percentOff', percent: 50 }] });

/** Why a cart refuses the code `TEN` of this promotion, which was used once before. */
function refusedCode(part: Partial<Promotion>): string | undefined {
  const { refusedCodes } = applyPromotions({
    promotions: [promotion('TEN', part), half(part.exclusive === false)],
    codes: ['TEN'],
    lines: [LINE],
    shipping: null,
    shopper: { isCustomer: true, hasOrderedBefore: true, uses: new Map([['TEN', { total: 1, own: 1 }]]) },
    nowSeconds: 1,
  });
  return refusedCodes.find(({ code }) => code === 'TEN')?.refusal;
}

const reasonOf = (answer: ReturnType<typeof addPromoCode>) =>
  answer.status === 'REJECTED' ? answer.reasons[0]?.code : undefined;

async function comparedOneTooMany(): Promise<string | undefined> {
  const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((productId) => ({ productId, familyCode: 'f', name: '' }));
  const store = { read: () => ({ items }), change: () => {}, loadFamily: async () => undefined };
  const result = await addToComparison({ productId: 'g', familyCode: 'f', name: '' }, store);
  return result.status === 'SUCCESS' ? undefined : result.reason.code;
}

function failedEstimates(): string | undefined {
  const { load } = requestDeliveryEstimates(NO_DELIVERY_ESTIMATES, 'p');
  const { result } = receiveDeliveryEstimates(load, 'p', { status: 'ERROR' });
  return result.status === 'ERROR' ? result.code : undefined;
}

/** What gives each code that is given by no call. */
const RAISE: Readonly<Record<keyof typeof GIVEN_BY_PAGES, () => unknown>> = {
  ACCOUNT_ATTEMPT_LIMIT_EXCEEDED: () => refused('SIGN_IN', 'LimitExceededException'),
  ACCOUNT_CONFIRMATION_CODE_INVALID: () => refused('CONFIRM_SIGN_UP', 'CodeMismatchException'),
  ACCOUNT_CONFIRMED: () => refused('CONFIRM_SIGN_UP', 'NotAuthorizedException'),
  ACCOUNT_CREDENTIALS_INVALID: () => refused('SIGN_IN', 'NotAuthorizedException'),
  ACCOUNT_EXISTS: () => refused('SIGN_UP', 'UsernameExistsException'),
  ACCOUNT_FORGOTTEN_PASSWORD_CODE_INVALID: () => refused('RESET_PASSWORD', 'CodeMismatchException'),
  ACCOUNT_NOT_AUTHENTICATED: () => refused('SESSION', 'NotAuthorizedException'),
  ACCOUNT_NOT_CONFIRMED: () => refused('SIGN_IN', 'UserNotConfirmedException'),
  ACCOUNT_NOT_FOUND: () => refused('FORGOT_PASSWORD', 'UserNotFoundException'),
  ACCOUNT_PASSWORD_INCORRECT: () => refused('CHANGE_PASSWORD', 'NotAuthorizedException'),
  CART_PROMO_CODE_APPLIED: () => reasonOf(addPromoCode(['TEN'], ' ten ')),
  CART_PROMO_CODE_INVALID: () => refusedCode({ couponCodes: ['ELEVEN'] }),
  CART_PROMO_EXCLUSIVE: () => refusedCode({ exclusive: false }),
  CART_PROMO_LIMIT_EXCEEDED: () => refusedCode({ conditions: [{ type: 'usage', total: 1 }] }),
  CART_PROMO_NOT_APPLICABLE: () => refusedCode({ conditions: [{ type: 'firstOrder' }] }),
  CART_PROMO_REDEEMED: () => refusedCode({ conditions: [{ type: 'usage', perCustomer: 1 }] }),
  COMPARISON_LIMIT_REACHED: comparedOneTooMany,
  CONTENT_INVALID: () => wholeBlocks.safeParse([{ id: 'fireworks' }]).error?.issues[0]?.message.split(':')[0],
  DELIVERY_ESTIMATES_NOT_FETCHED: failedEstimates,
  LOCALITY_NOT_SPECIFIED: () => NO_DELIVERY_ESTIMATES.result.status,
  RESULT_MISSING: () => refused('SIGN_IN', 'NETWORK_ERROR'),
  UNKNOWN_ERROR: () => refusalFor(500).errorCode,
};

describe('an error code', () => {
  it('is given by a call or a page, or the reference says why it never is [C-8-29]', () => {
    const given = ERROR_CODES.filter((code) => callsWith(code).length > 0 || code in GIVEN_BY_PAGES);
    expect([...given, ...Object.keys(NEVER_RAISED)].sort()).toEqual([...ERROR_CODES].sort());
  });

  it.each(Object.entries(RAISE))('%s is given as the reference says [C-8-29]', async (code, raise) => {
    expect(await raise()).toBe(code);
  });

  it('that is never given stands nowhere but among the codes and their sentences', () => {
    const text = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
    })
      .filter((path) => !/\.test\.|[\\/]testing[\\/]|error-codes\.ts$|packages[\\/]messages/.test(path))
      .map((path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
      .join('\n');
    const stands = (code: string) => new RegExp(`\\b${code}\\b`).test(text);
    expect((Object.keys(NEVER_RAISED) as ErrorCode[]).filter(stands)).toEqual([]);
    expect(stands('ORDER_NOT_FOUND')).toBe(true);
  });
});
