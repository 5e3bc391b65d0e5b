import { describe, expect, it } from 'vitest';
import { articlePlace, brandArticleId } from './article-place.ts';

describe('articlePlace', () => {
  it.each([
    ['home', { kind: 'part', path: '/' }],
    ['brand-nordholm', { kind: 'part', path: '/brands/nordholm' }],
    ['brand-good-air-co', { kind: 'part', path: '/brands/good-air-co' }],
    ['page-not-found', { kind: 'stand-in' }],
    ['no-results-found', { kind: 'stand-in' }],
    ['choose-a-fridge', { kind: 'page' }],
    ['our-brand-promise', { kind: 'page' }],
    ['brand-', { kind: 'page' }],
    ['homewares', { kind: 'page' }],
  ])('%s', (id, place) => {
    expect(articlePlace(id)).toEqual(place);
  });

  it('finds the page of the brand that an article was written for', () => {
    expect(articlePlace(brandArticleId('nordholm'))).toEqual({ kind: 'part', path: '/brands/nordholm' });
  });
});
