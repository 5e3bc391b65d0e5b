import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BaseUrlProvider } from './base-url.ts';
import { ShopLink } from './shop-link.tsx';

const show = (to: string) =>
  renderToStaticMarkup(
    <BaseUrlProvider value="https://shop.example">
      <ShopLink to={to}>Go</ShopLink>
    </BaseUrlProvider>,
  );

describe('ShopLink', () => {
  it.each(['/stores', 'https://shop.example/stores'])('%s stays in the app [D-2-12]', (to) => {
    expect(show(to)).toBe('<a href="/stores">Go</a>');
  });

  it('opens another site in a new tab that cannot reach back, and says so [D-2-13]', () => {
    const html = show('https://example.org/');
    expect(html).toContain('href="https://example.org/" target="_blank" rel="noopener noreferrer"');
    expect(html).toContain('(opens in a new tab)');
  });

  it('calls a phone without a new tab', () => {
    expect(show('tel:1300975707')).toBe('<a href="tel:1300975707">Go</a>');
  });

  it('makes no link of an address that would run', () => {
    expect(show('javascript:alert(1)')).toBe('<span>Go</span>');
  });
});
