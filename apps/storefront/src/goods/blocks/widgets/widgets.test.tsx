import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseRichText } from '../parse-rich-text.ts';
import { hasWidget } from './has-widget.ts';
import { PayLater } from './pay-later.tsx';
import { StylistBooking } from './stylist-booking.tsx';

const show = (node: React.ReactNode) => renderToStaticMarkup(node);
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('stylist booking without a service', () => {
  it('names the store, its phone and the form [D-2-65]', () => {
    const html = show(<StylistBooking store={{ name: 'Preston', phone: '03 5550 0142', path: 'stores/preston' }} />);
    expect(wordsOf(html)).toContain('Book a stylist at Preston');
    expect(html).toContain('href="tel:0355500142"');
    expect(html).toContain('href="/stores/preston"');
    expect(html).toContain('href="/articles/help/contact"');
  });

  it('leads to the stores where none is named [D-2-65]', () => {
    expect(show(<StylistBooking store={undefined} />)).toContain('href="/stores"');
  });
});

describe('buy now, pay later without a service', () => {
  it.each([
    [499, '$499: 4 × $124.75 with Afterpay, or Zip from $10 a week.'],
    [3_995, '$3,995: Zip from $40 a week.'],
    [20, '$20: Afterpay splits $50 to $3,000. Zip splits $50 to $5,000.'],
    [undefined, 'Afterpay splits $50 to $3,000. Zip splits $50 to $5,000.'],
  ])('says for %s: %s [D-2-66]', (amount, words) => {
    expect(wordsOf(show(<PayLater amount={amount} />))).toBe(`${words} Ways to pay`);
  });
});

describe('hasWidget', () => {
  it.each([
    ['<p>Words</p>', false],
    ['<div><section><div data-widget="stylist-booking"></div></section></div>', true],
    ['<div data-widget="another"></div>', false],
  ])('%s: %s', (html, expected) => {
    expect(hasWidget(parseRichText(html, 'html'))).toBe(expected);
  });
});
