import type { PlaceProblem, PlacingOutcome } from '@wattle/domain/order';
import { placingOutcome } from '@wattle/domain/order';
import { failed, rejected, success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { PlaceOrderError } from '../place/create-placing.ts';
import { concludePlacing } from './conclude-placing.ts';

/** A page that records its updates. */
function openPage() {
  const done: string[] = [];
  return {
    done,
    telling: {
      tell: (problem: PlaceProblem | null) => void done.push(problem ? `tell ${problem.code}` : 'tell nothing'),
      recheckVouchers: async () => void done.push('recheck vouchers'),
      showConfirmation: () => void done.push('show confirmation'),
    },
  };
}

const settled = (outcome: PlacingOutcome) => async () => ({ ...outcome, draft: null, key: null });

describe('concludePlacing', () => {
  it('shows the confirmation of an order that was placed [C-4-94]', async () => {
    const { telling, done } = openPage();
    const placed = placingOutcome(success({ orderNumber: 'W-1', status: 'placed' as const, actionData: null }));
    expect(await concludePlacing(settled(placed), telling)).toEqual({ kind: 'DONE' });
    expect(done).toEqual(['tell nothing', 'show confirmation']);
  });

  it('hands over what the shopper has to do [C-4-90]', async () => {
    const { telling } = openPage();
    const actionData = { type: 'redirect' };
    const action = placingOutcome(success({ orderNumber: 'W-1', status: 'actionRequired' as const, actionData }));
    expect(await concludePlacing(settled(action), telling)).toEqual({ kind: 'ACTION', action: actionData });
  });

  it('asks about all vouchers again when one has too little, and tells [C-8-04 C-8-05]', async () => {
    const { telling, done } = openPage();
    const short = placingOutcome(rejected({ code: 'VoucherInsufficientFunds' }));
    expect(await concludePlacing(settled(short), telling)).toEqual({ kind: 'FAILED' });
    expect(done).toEqual(['tell nothing', 'recheck vouchers', 'tell VoucherInsufficientFunds']);
  });

  it('tells a decline, and what was thrown again [C-8-03 C-8-06]', async () => {
    const { telling, done } = openPage();
    await concludePlacing(settled(placingOutcome(rejected({ code: 'PaymentProcessorDeclinedHard' }))), telling);
    const { problem } = placingOutcome(failed('TIMEOUT'));
    await concludePlacing(() => Promise.reject(problem && new PlaceOrderError(problem)), telling);
    expect(done).toEqual(['tell nothing', 'tell PaymentProcessorDeclinedHard', 'tell nothing', 'tell NO_ANSWER']);
  });

  it('does nothing more when the shopper is told something first', async () => {
    const { telling, done } = openPage();
    expect(await concludePlacing(async () => null, telling)).toEqual({ kind: 'FAILED' });
    expect(done).toEqual(['tell nothing']);
  });
});
