import { centsOf } from '@wattle/domain/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Price } from './price.tsx';

const words = (element: React.ReactElement) => renderToStaticMarkup(element).replace(/<[^>]+>/g, '');

describe('Price', () => {
  it.each([
    [<Price key="a" nowCents={centsOf(1099)} />, '$1,099'],
    [<Price key="b" nowCents={centsOf(64.5)} />, '$64.50'],
    [<Price key="c" nowCents={centsOf(2988)} wasCents={centsOf(3499)} />, 'now $2,988 was $3,499'],
  ])('reads as it is spoken: %#', (element, spoken) => {
    expect(words(element)).toBe(spoken);
  });
});
