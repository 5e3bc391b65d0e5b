import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import CountryList from './country-list.tsx';

const nothing = () => {};

/** The first countries of the list, as they are read. */
async function list(pinned: readonly string[]): Promise<readonly string[]> {
  const { prelude } = await prerender(
    <CountryList id="list" chosen="AU" allowed={undefined} pinned={pinned} onClose={nothing} onChoose={nothing} />,
    { onError: nothing },
  );
  const html = await new Response(prelude).text();
  const options = html.match(/role="option".*?<\/div>/g) ?? [];
  return options.slice(0, 3).map((option) =>
    option
      .replace(/<!-- -->|^[^>]*>/g, '')
      .replace(/(<[^>]+>)+/g, ' ')
      .trim(),
  );
}

it('has names and calling codes, the pinned ones first [D-5-43 D-5-44]', async () => {
  expect(await list(['NZ', 'AU'])).toEqual(['NZ New Zealand +64', 'AU Australia +61', 'AF Afghanistan +93']);
});

it('fails loudly for a pinned country without a name [D-8-23]', async () => {
  await expect(list(['AU', 'QZ'])).rejects.toThrow('Country name not found.');
});
