import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Price } from './price.tsx';

const words = (element: React.ReactElement) => renderToStaticMarkup(element).replace(/<[^>]+>/g, '');

describe('Price', () => {
  it.each([
    [<Price key="a" now="$1,099" />, '$1,099'],
    [<Price key="b" now="$64.50" />, '$64.50'],
    [<Price key="c" now="$2,988" was="$3,499" />, 'now $2,988 was $3,499'],
  ])('reads as it is spoken: %#', (element, spoken) => {
    expect(words(element)).toBe(spoken);
  });
});
