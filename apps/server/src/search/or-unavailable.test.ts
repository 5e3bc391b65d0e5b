import { SearchResultError } from '@wattle/domain/listing';
import { SearchFailure } from '@wattle/providers/search';
import { describe, expect, it } from 'vitest';
import { orUnavailable } from './or-unavailable.ts';

const failing = (error: Error) => orUnavailable(() => Promise.reject(error));

describe('orUnavailable', () => {
  it.each([
    ['a service that is away', new SearchFailure('away', 503), 'UNAVAILABLE'],
    ['a service that is asked too often', new SearchFailure('slow down', 429), 'UNAVAILABLE'],
    ['a service that takes too long', new SearchFailure('late', 504), 'TIMEOUT'],
    [
      'a result that is an error of the service',
      new SearchResultError({ message: 'broken', status: 500 }),
      'UNAVAILABLE',
    ],
    ['an index that is not there yet', new SearchResultError({ message: 'no index', status: 404 }), 'UNAVAILABLE'],
  ])('takes %s for %3$s', async (_, error, code) => {
    expect(await failing(error)).toEqual({ status: 'ERROR', code, retryable: true });
  });

  it.each([
    ['a question that makes no sense', new SearchResultError({ message: 'bad filter', status: 400 })],
    ['a key that is not valid', new SearchFailure('no access', 403)],
    ['a fault of our own', new Error('oops')],
  ])('throws %s on [D-8-14]', async (_, error) => {
    await expect(failing(error)).rejects.toBe(error);
  });

  it('gives the answer as it is', async () => {
    expect(await orUnavailable(async () => 7)).toBe(7);
  });
});
