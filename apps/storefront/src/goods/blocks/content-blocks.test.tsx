import { blockDefinitions, readBlocks } from '@wattle/contract/blocks';
import type { Block, BlockType } from '@wattle/domain/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { ContentBlocks, preloadBlocks } from './content-blocks.tsx';
import { parseRichText } from './parse-rich-text.ts';
import type { ShownBlock } from './shown-block.ts';

/** Blocks that need only their rich text from the server. */
const toShown = (block: Block): ShownBlock => {
  const data = block.id === 'wysiwyg' || block.id === 'html' ? { nodes: parseRichText(block.value.content) } : null;
  return { ...block, data, children: block.children.map(toShown) } as ShownBlock;
};

const show = (...blocks: readonly unknown[]) =>
  renderToStaticMarkup(<ContentBlocks blocks={readBlocks(blocks).blocks.map(toShown)} />).replace(
    / (class|data-block)="[^"]*"/g,
    '',
  );

beforeAll(async () => void (await preloadBlocks()));

const example = (id: BlockType, name: string) =>
  Object.entries(blockDefinitions[id].examples).find(([one]) => one === name)?.[1];

describe('content blocks', () => {
  it.each([
    ['heading', { level: 3, content: 'Doors' }, '<h3>Doors</h3>'],
    ['paragraph', { content: 'a < b' }, '<p>a &lt; b</p>'],
    ['hr', {}, '<hr/>'],
    [
      'wysiwyg',
      { content: '<p>Hi <b onclick="x()">there</b><script>x()</script></p>' },
      '<div><p>Hi <b>there</b></p></div>',
    ],
  ])('shows %s %j [D-2-33 D-2-67]', (id, value, html) => {
    expect(show({ id, value })).toBe(`<div>${html}</div>`);
  });

  it('gives a block its own id and classes [D-2-34 D-2-35]', () => {
    const html = renderToStaticMarkup(
      <ContentBlocks
        blocks={[{ id: 'hr', customId: 'below', customClasses: 'wide', value: {}, data: null, children: [] }]}
      />,
    );
    expect(html).toMatch(/<div id="below" class="[^"]*\bwide\b[^"]*" data-block="hr"><hr/);
  });

  it('leads a link into the shop by path, elsewhere by address in a new tab [D-2-72]', () => {
    expect(show({ id: 'link', value: { link: { path: 'stores', label: 'Stores' } } })).toContain('<a href="/stores"');
    const away = show({ id: 'link', value: { link: { href: 'https://example.org/', label: 'Away' } } });
    expect(away).toContain('href="https://example.org/" target="_blank" rel="noopener noreferrer"');
  });

  it('makes a picture in a link its media, with the label or the other children over it [D-2-76 D-2-77]', () => {
    const label = show(example('link', 'media, its label over it'));
    expect(label).toMatch(/<a [^>]*href="\/articles\/buying-guides".*<img.*Read the guide/);
    const over = show(example('link', 'media, blocks over it'));
    expect(over).toMatch(/<img.*<h3>Over the picture<\/h3>/);
    expect(over).not.toContain('Read the guide');
  });

  it('shows what stands in containers and groups, and leaves out kinds it does not know', () => {
    const heading = { id: 'heading', value: { level: 2, content: 'In' } };
    const group = { id: 'group', value: { direction: 'vertical' }, children: [heading, { id: 'quiz', value: {} }] };
    const html = show({ id: 'container', value: { type: 'fluid' }, children: [group] });
    expect(html.match(/<h2>In<\/h2>/g)).toHaveLength(1);
    expect(html).not.toContain('quiz');
  });

  it('offers a picture in the content widths [D-2-62]', () => {
    const html = show({ id: 'image', value: { src: '/pictures/a.webp', alt: 'A kitchen', width: 1600, height: 900 } });
    expect(html).toContain('width=2400/pictures/a.webp 2400w');
    expect(html).toContain('aspect-ratio:1600 / 900');
    expect(html).toContain('alt="A kitchen"');
  });

  it('has another picture for phones [D-2-63]', () => {
    expect(show(example('image', 'another one on phones')).match(/<img/g)).toHaveLength(2);
  });

  it.each([[{}], [{ link: {} }], [{ link: 'x' }], [null]])('bears a link with the value %j', (value) => {
    expect(show({ id: 'link', ...(value === null ? {} : { value }) })).toBe('');
  });
});
