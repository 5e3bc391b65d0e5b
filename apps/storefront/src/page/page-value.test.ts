import { failed, type Outcome, rejected, success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { Redirect } from '../router/page-answer.ts';
import { pageValue } from './page-value.ts';

const url = new URL('https://shop.example/products/gone?ref=a');

function thrownBy(outcome: Outcome<string, string>): unknown {
  try {
    pageValue(outcome, url);
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}

describe('pageValue', () => {
  it('is the value of a call that happened', () => {
    expect(pageValue(success('page'), url)).toBe('page');
  });
  it('names the path of a page that is not there [C-8-14 D-2-02]', () => {
    expect(thrownBy(rejected({ code: 'PRODUCT_NOT_FOUND' }))).toMatchObject({
      data: 'Page not found: /products/gone',
      status: 404,
    });
  });
  it('sends on to where a page has moved', () => {
    const answer = thrownBy(rejected({ code: 'REDIRECT_REQUIRED', params: { to: '/products/new' } }));
    expect(answer).toEqual(new Redirect('/products/new', 301));
  });
  it('is an error page for now when nobody could tell', () => {
    expect(thrownBy(failed('TIMEOUT'))).toMatchObject({ status: 503 });
  });
});
