import { ARTICLE_IDS } from '@wattle/domain/settings';
import { describe, expect, it } from 'vitest';
import { sampleArticle } from '../../store/testing/sample-shop.ts';
import { articleDocument } from './article-documents.ts';

describe('articleDocument', () => {
  it('has the fields that lists of articles read [D-7-08]', () => {
    const heroImage = { url: '/hero.svg', alt: 'Hero' };
    expect(articleDocument({ ...sampleArticle('care', null, 0), heroImage })).toMatchObject({
      objectID: 'care',
      id: 'care',
      name: 'care',
      path: 'articles/care',
      heroImage,
      visibleIn: { index: true },
    });
  });

  it('is found by what its blocks say, and not by their markup, addresses or ids', () => {
    const body = [
      { id: 'heading', value: { level: 2, content: 'Frost & ice' } },
      {
        id: 'container',
        value: { type: 'fluid' },
        children: [
          { id: 'wysiwyg', value: { content: '<p>Let it <a href="/secret">thaw</a>&nbsp;first.</p>' } },
          { id: 'image', value: { src: '/pictures/ice.svg', alt: 'A block of ice' } },
          { id: 'link', value: { link: { path: '/articles/care', label: 'All about care' } } },
        ],
      },
      { id: 'hr' },
    ];
    expect(articleDocument({ ...sampleArticle('care', null, 0), body }).text).toBe(
      'Frost & ice Let it thaw first. A block of ice All about care',
    );
  });

  it('has the steps that its text says', () => {
    const body = [
      { id: 'heading', value: { level: 2, content: 'How to start' } },
      { id: 'wysiwyg', value: { content: '<ol><li>Find the order. It is in the mail.</li><li>Call us.</li></ol>' } },
    ];
    expect(articleDocument({ ...sampleArticle('care', null, 0), body }).steps).toEqual({
      heading: 'How to start',
      steps: ['Find the order.', 'Call us.'],
    });
    expect(articleDocument(sampleArticle('care', null, 0)).steps).toBeNull();
  });

  it.each([ARTICLE_IDS.pageNotFound, ARTICLE_IDS.noResultsFound, 'home', 'brand-nordholm'])(
    'is not found when it is a part of another page: %s',
    (id) => {
      expect(articleDocument(sampleArticle(id, null, 0)).visibleIn.index).toBe(false);
    },
  );
});
