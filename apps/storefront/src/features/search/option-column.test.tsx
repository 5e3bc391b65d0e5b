import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NowProvider } from '../../page/now.tsx';
import { arrangeOptions, orderOf } from './arrange-options.ts';
import { OptionColumn } from './option-column.tsx';
import type { Answer } from './suggestions.ts';
import { frenchAnswer, suggestions } from './testing/sample-suggestions.ts';

type Sample = { typed?: string; answer?: Answer; activeKey?: string; isSlow?: boolean };

/** Both columns in order, as in the panel. */
function columns({ typed = 'french', answer = frenchAnswer, activeKey, isSlow = false }: Sample = {}) {
  const options = arrangeOptions({ typed, answer, recent: ['65 oled'] });
  const order = orderOf(options);
  const active = {
    key: activeKey ?? null,
    idOf: (one: (typeof order)[number]) => `o-${order.indexOf(one)}`,
    clear() {},
  };
  const groups = [...options.first, ...options.second];
  return renderToStaticMarkup(
    <NowProvider startMs={Date.parse('2026-11-15T12:00:00+11:00')}>
      <OptionColumn id="list" label="Suggestions" groups={groups} {...{ active, typed, isSlow }} onChoose={() => {}} />
    </NowProvider>,
  );
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, '');
const optionsOf = (html: string) =>
  [...html.matchAll(/<a [^>]*role="option"[^>]*>.*?<\/a>/g)].map(([option]) => option);

describe('OptionColumn', () => {
  it('is a list of options that are links, none of them a stop of the Tab key', () => {
    const options = optionsOf(columns());
    expect(options).toHaveLength(10);
    for (const option of options) {
      expect(option).toMatch(/href="\/[^"]+"/);
      expect(option).toContain('tabindex="-1"');
    }
  });

  it('marks the one the arrow keys have reached, and no other', () => {
    const selected = optionsOf(columns({ activeKey: 'brand:brands/frenchmans-cap' })).map((option) =>
      option.includes('aria-selected="true"'),
    );
    expect(selected.filter(Boolean)).toHaveLength(1);
    expect(selected.indexOf(true)).toBe(5);
  });

  it('sets what a completion adds in bold, and counts in words for those who listen', () => {
    const [, completion, second] = optionsOf(columns());
    expect(completion).toMatch(/<span class="[^"]*">french<\/span><b> door fridge<\/b>/);
    expect(textOf(second ?? '')).toBe('french press coffee1,206 products');
  });

  it('says of a product what it is, what it costs and what it cost', () => {
    const product = optionsOf(columns()).find((option) => option.includes('/products/n637')) ?? '';
    expect(textOf(product)).toBe(
      'Nordholm 637L French door fridgeEnergy 3.5 of 6 stars, in stocknow $2,988 was $3,499',
    );
  });

  it('tells how a search made before is removed', () => {
    expect(columns()).toMatch(/aria-description="Press Delete[^"]*"[^>]*>.*65 oled/);
  });

  it('shows markup in an answer as the text that it is', () => {
    const completions = [{ query: 'french <img src=x onerror=alert(1)>', count: 1 }];
    const brands = [{ name: '<b>Bold</b>', path: 'brands/bold', count: 1 }];
    const html = columns({ answer: { words: 'french', suggestions: { ...suggestions, completions, brands } } });
    expect(html).not.toMatch(/<img|<b>Bold/);
    expect(html).toContain('&lt;b&gt;Bold&lt;/b&gt;');
  });

  it('speaks of waiting only when it takes long', () => {
    expect(columns()).not.toContain('spinner');
    expect(columns({ isSlow: true })).toContain('spinner');
  });
});
