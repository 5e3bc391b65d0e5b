import { describe, expect, it } from 'vitest';
import { isOwnPost } from './is-own-post.ts';

const HERE = { origin: 'https://wattle.example', host: '127.0.0.1:3000' };

describe('isOwnPost', () => {
  it.each([
    ['a form of the shop', { 'sec-fetch-site': 'same-origin', origin: 'https://wattle.example' }, true],
    ['the shop by the address it was asked by', { origin: 'http://127.0.0.1:3000' }, true],
    ['a person who sends a post again', { 'sec-fetch-site': 'none' }, true],
    ['a tool that is no browser', {}, true],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
    ['another site in a browser that says only its origin', { origin: 'https://evil.example' }, false],
    ['a neighbour below the same domain', { 'sec-fetch-site': 'same-site' }, false],
    ['a neighbour by its origin', { origin: 'https://blog.wattle.example' }, false],
    ['a page that hides where it is', { origin: 'null' }, false],
    ['nonsense', { origin: 'wattle.example' }, false],
  ])('%s: %j is %s', (_title, headers, isOwn) => {
    expect(isOwnPost(headers, HERE)).toBe(isOwn);
  });
});
