import { describe, expect, it } from 'vitest';
import { ANALYTICS_COOKIE, generateVisitorId, readCookie, visitorIdOf } from './visitor-id.ts';

const generate = () => 'made';

describe('visitorIdOf', () => {
  it('is the last two parts of an analytics cookie with four [C-9-67 D-9-74]', () => {
    expect(visitorIdOf('GA1.1.1234567890.1700000000', generate)).toBe('1234567890.1700000000');
  });

  it.each([
    ['no cookie', undefined],
    ['an empty one', ''],
    ['three parts', 'GA1.1.1234567890'],
    ['five parts', 'GA1.1.2.1234567890.1700000000'],
    ['an empty part', 'GA1.1..1700000000'],
  ])('is generated from %s [C-9-67 D-9-74]', (_, cookie) => {
    expect(visitorIdOf(cookie, generate)).toBe('made');
  });
});

describe('generateVisitorId', () => {
  it('looks like the two parts of a cookie, so that it would be read from one', () => {
    const id = generateVisitorId(() => 0.5, 1_700_000_000.9);
    expect(id).toBe('1073741824.1700000000');
    expect(visitorIdOf(`GA1.1.${id}`, generate)).toBe(id);
  });
});

describe('readCookie', () => {
  it.each([
    ['_ga=GA1.1.2.3', 'GA1.1.2.3'],
    ['a=1; _ga=x=y; b=2', 'x=y'],
    ['_ga_ABC=1; my_ga=2', undefined],
    ['', undefined],
  ])('finds in "%s": %s', (cookies, expected) => {
    expect(readCookie(cookies, ANALYTICS_COOKIE)).toBe(expected);
  });
});
