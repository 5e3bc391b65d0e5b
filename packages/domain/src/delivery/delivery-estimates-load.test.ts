import { describe, expect, it } from 'vitest';
import {
  type DeliveryEstimatesLoad,
  NO_DELIVERY_ESTIMATES,
  receiveDeliveryEstimates,
  requestDeliveryEstimates,
} from './delivery-estimates-load.ts';

const none: DeliveryEstimatesLoad<string> = NO_DELIVERY_ESTIMATES;
const pending = requestDeliveryEstimates(none, '3056').load;
const loaded = receiveDeliveryEstimates(pending, '3056', { status: 'SUCCESS', value: 'Tuesday' });
const broken = receiveDeliveryEstimates(pending, '3056', { status: 'ERROR' });

describe('the result of delivery estimates', () => {
  it('is LOCALITY_NOT_SPECIFIED until there is a locality, and nothing is fetched [C-4-77]', () => {
    expect(none.result).toEqual({ status: 'LOCALITY_NOT_SPECIFIED' });
    expect(requestDeliveryEstimates(none, null)).toEqual({ load: none, cancel: null, fetch: null });
  });
  it('is PENDING while they are fetched [C-4-75]', () => {
    expect(requestDeliveryEstimates(none, '3056')).toEqual({
      load: { request: '3056', result: { status: 'PENDING' } },
      cancel: null,
      fetch: '3056',
    });
  });
  it('is SUCCESS with what came [C-4-76]', () => {
    expect(loaded.result).toEqual({ status: 'SUCCESS', value: 'Tuesday' });
  });
  it('is ERROR with the code for estimates that were not fetched [C-4-78 C-8-21]', () => {
    expect(broken.result).toEqual({ status: 'ERROR', code: 'DELIVERY_ESTIMATES_NOT_FETCHED' });
  });
});

describe('a locality', () => {
  it.each([
    ['estimates were there', loaded],
    ['they failed', broken],
    ['they were under way', pending],
  ])('fetches again when it is new: %s [C-4-79]', (_, before) => {
    expect(requestDeliveryEstimates(before, '6000')).toMatchObject({
      load: { request: '6000', result: { status: 'PENDING' } },
      fetch: '6000',
    });
  });
  it('cancels the request of the one before it, and only when there is one [C-4-80]', () => {
    expect(requestDeliveryEstimates(pending, '6000').cancel).toBe('3056');
    expect(requestDeliveryEstimates(loaded, '6000').cancel).toBeNull();
  });
  it('leaves an answer to a cancelled request unread [C-4-80]', () => {
    const next = requestDeliveryEstimates(pending, '6000').load;
    expect(receiveDeliveryEstimates(next, '3056', { status: 'SUCCESS', value: 'Tuesday' })).toBe(next);
    expect(receiveDeliveryEstimates(next, '3056', { status: 'ERROR' })).toBe(next);
  });
  it('that is the same fetches again only after an error', () => {
    expect(requestDeliveryEstimates(pending, '3056')).toEqual({ load: pending, cancel: null, fetch: null });
    expect(requestDeliveryEstimates(loaded, '3056').fetch).toBeNull();
    expect(requestDeliveryEstimates(broken, '3056').fetch).toBe('3056');
  });
  it('that is taken away cancels too, and leaves no estimates behind', () => {
    expect(requestDeliveryEstimates(pending, null)).toEqual({ load: none, cancel: '3056', fetch: null });
    expect(requestDeliveryEstimates(loaded, null).load.result.status).toBe('LOCALITY_NOT_SPECIFIED');
  });
});
