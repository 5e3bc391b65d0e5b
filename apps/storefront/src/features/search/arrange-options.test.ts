import { describe, expect, it } from 'vitest';
import { arrangeOptions, orderOf, type PanelOptions } from './arrange-options.ts';
import { frenchAnswer, sampleProduct, suggestions } from './testing/sample-suggestions.ts';

const RECENT = ['quiet dishwasher', '65 oled', 'french doors', 'kettle', 'toaster', 'monitor'];

/** Groups as 'Heading: option option', each option by its key. */
const outline = ({ first, second }: PanelOptions) =>
  [first, second].map((groups) => groups.map(({ heading, options }) => [heading, options.map(({ key }) => key)]));

describe('arrangeOptions with words', () => {
  it('has the search itself first, then what it leads to, in the order in which it is read', () => {
    const options = arrangeOptions({ typed: ' french ', answer: frenchAnswer, recent: RECENT });
    expect(outline(options)).toEqual([
      [
        [null, ['search:french']],
        ['Suggestions', ['completion:french door fridge', 'completion:french press coffee']],
        ['Categories', ['category:categories/fridges/french-door', 'category:categories/freezers']],
        ['Brands', ['brand:brands/frenchmans-cap']],
        ['You searched for', ['recent:french doors', 'recent:quiet dishwasher']],
      ],
      [
        ['Products', ['product:n637', 'all:french']],
        [null, ['article:articles/will-it-fit']],
      ],
    ]);
    expect(orderOf(options).map(({ kind }) => kind)).toEqual([
      'search',
      'completion',
      'completion',
      'category',
      'category',
      'brand',
      'recent',
      'recent',
      'product',
      'all',
      'article',
    ]);
  });

  it('makes real addresses of them', () => {
    const links = orderOf(arrangeOptions({ typed: 'french', answer: frenchAnswer, recent: [] })).map(({ to }) => to);
    expect(links).toEqual([
      '/search?q=french',
      '/search?q=french+door+fridge',
      '/search?q=french+press+coffee',
      '/categories/fridges/french-door',
      '/categories/freezers',
      '/brands/frenchmans-cap',
      '/products/n637',
      '/search?q=french',
      '/articles/will-it-fit',
    ]);
  });

  it.each([
    ['French door', 'Fridges', 'French door in Fridges'],
    ['French door fridges', 'Fridges', 'French door fridges'],
    ['Fridges', null, 'Fridges'],
  ])('calls %s of %s “%s”', (name, parentName, label) => {
    const categories = [{ name, parentName, path: 'categories/x', count: 1 }];
    const answer = { words: 'fr', suggestions: { ...suggestions, categories } };
    expect(orderOf(arrangeOptions({ typed: 'fr', answer, recent: [] }))).toContainEqual(
      expect.objectContaining({ kind: 'category', label }),
    );
  });

  it('offers the other spelling right after the search', () => {
    const answer = { words: 'frenhc', suggestions: { ...suggestions, didYouMean: 'french' } };
    const keys = orderOf(arrangeOptions({ typed: 'frenhc', answer, recent: [] })).map(({ key }) => key);
    expect(keys).toEqual(['search:frenhc', 'spelling:french']);
  });

  it('does not repeat what is typed, whoever typed it before', () => {
    const completions = [{ query: 'Kettle', count: 9 }];
    const answer = { words: 'kettle', suggestions: { ...suggestions, completions } };
    const keys = orderOf(arrangeOptions({ typed: 'kettle', answer, recent: ['KETTLE'] })).map(({ key }) => key);
    expect(keys).toEqual(['search:kettle']);
  });

  it('keeps the last answer while the next is on its way, and says whose it is', () => {
    const options = orderOf(arrangeOptions({ typed: 'french d', answer: frenchAnswer, recent: [] }));
    expect(options[0]?.key).toBe('search:french d');
    expect(options.find(({ kind }) => kind === 'all')?.key).toBe('all:french');
  });

  it('keeps what was popular until the first answer', () => {
    const popular = { words: '', suggestions: { ...suggestions, completions: [{ query: 'robot vacuum', count: 3 }] } };
    const options = arrangeOptions({ typed: 'f', answer: popular, recent: [] });
    expect(outline(options)).toEqual([
      [
        [null, ['search:f']],
        ['Popular searches', ['completion:robot vacuum']],
      ],
      [],
    ]);
  });

  it.each([
    ['before any answer', null],
    ['when none could be had', { words: 'french', suggestions: null }],
  ])('has the search and up to five made before %s', (_, answer) => {
    const keys = orderOf(arrangeOptions({ typed: 'french', answer, recent: RECENT })).map(({ key }) => key);
    expect(keys).toEqual([
      'search:french',
      'recent:french doors',
      'recent:quiet dishwasher',
      'recent:65 oled',
      'recent:kettle',
      'recent:toaster',
    ]);
  });
});

describe('arrangeOptions without words', () => {
  const popular = { words: '', suggestions: { ...suggestions, completions: [{ query: 'robot vacuum', count: 3 }] } };

  it('has five searches made before beside what is popular', () => {
    expect(outline(arrangeOptions({ typed: ' ', answer: popular, recent: RECENT }))).toEqual([
      [['You searched for', RECENT.slice(0, 5).map((words) => `recent:${words}`)]],
      [['Popular searches', ['completion:robot vacuum']]],
    ]);
  });

  it('starts with what is popular for somebody new', () => {
    expect(outline(arrangeOptions({ typed: '', answer: popular, recent: [] }))).toEqual([
      [['Popular searches', ['completion:robot vacuum']]],
      [],
    ]);
  });

  it('is empty when there is nothing at all', () => {
    expect(orderOf(arrangeOptions({ typed: '', answer: null, recent: [] }))).toEqual([]);
  });
});

it('puts a sure correction first and keeps a way to the typed words', () => {
  const answer = {
    ...frenchAnswer,
    words: 'frenhc',
    suggestions: { ...suggestions, corrected: 'french', products: [sampleProduct], productTotal: 54 },
  };
  const { first, second } = arrangeOptions({ typed: 'frenhc', answer, recent: [] });
  expect(first[0]?.options).toMatchObject([
    { kind: 'corrected', words: 'french', to: '/search?q=french' },
    { kind: 'search', words: 'frenhc', to: '/search?q=frenhc&exact=true' },
  ]);
  expect(second[0]?.options.at(-1)).toMatchObject({ kind: 'all', words: 'french', total: 54 });
});
