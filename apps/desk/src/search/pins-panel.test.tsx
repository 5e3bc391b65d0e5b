import type { ReadWords, SearchView } from '@wattle/contract/desk';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PinsPanel } from './pins-panel.tsx';

const NOTHING: ReadWords = {
  ...{ corrected: null, kind: null, filters: [], unused: [], absentBrand: null, offers: [], help: [] },
};
const shown = (read: Partial<ReadWords>): string =>
  renderToStaticMarkup(
    <PinsPanel
      view={{ query: 'x', total: 3, hits: [], hidden: [], read: { ...NOTHING, ...read } } as never as SearchView}
    />,
  );

it('says what the words were read as, and what was left out of them', () => {
  const html = shown({ corrected: 'fridge white', kind: 'Fridges', filters: ['White'], unused: ['cheerful'] });
  const said = html.match(/(?<=syn">)[^<]+|(?<=class="w">)[^<]+/g);
  expect(said).toEqual([
    ...['Searched for', 'fridge white', 'Read as', 'Fridges', 'White', 'Left out, nothing has it', 'cheerful'],
  ]);
  expect(shown({})).not.toContain('syn');
});
