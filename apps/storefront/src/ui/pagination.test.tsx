import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Pagination } from './pagination.tsx';

const show = (page: number, pages: number) =>
  renderToStaticMarkup(<Pagination page={page} pages={pages} hrefFor={(number) => `/search?page=${number}`} />);

describe('Pagination', () => {
  it('links to pages by their address and marks this one', () => {
    const html = show(2, 3);
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/search?page=1',
      '/search?page=1',
      '/search?page=2',
      '/search?page=3',
      '/search?page=3',
    ]);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  });

  it('has no way back from the first page and none on from the last', () => {
    expect(show(1, 2)).not.toContain('rel="prev"');
    expect(show(2, 2)).not.toContain('rel="next"');
  });

  it('is not there for a single page', () => {
    expect(show(1, 1)).toBe('');
  });
});
