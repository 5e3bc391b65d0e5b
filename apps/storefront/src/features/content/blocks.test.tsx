import type { ContentBlock } from '@wattle/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ContentBlocks } from './blocks.tsx';
import { readBlocks } from './read-blocks.ts';

const show = (...blocks: readonly ContentBlock[]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ContentBlocks blocks={readBlocks(blocks)} />
    </MemoryRouter>,
  ).replace(/ class="[^"]*"/g, '');

describe('content blocks', () => {
  it.each([
    ['heading', { level: 3, content: 'Doors' }, '<h3>Doors</h3>'],
    ['heading', { level: 1, content: 'Second to the page' }, '<h2>Second to the page</h2>'],
    ['paragraph', { content: 'a < b' }, '<p>a &lt; b</p>'],
    ['hr', {}, '<hr/>'],
    [
      'wysiwyg',
      { content: '<p>Hi <b onclick="x()">there</b><script>x()</script></p>' },
      '<div><p>Hi <b>there</b></p></div>',
    ],
  ])('shows %s %j', (id, value, html) => {
    expect(show({ id, value })).toBe(`<div>${html}</div>`);
  });

  it('gives a block its own id', () => {
    expect(show({ id: 'hr', customId: 'below' })).toBe('<div id="below"><hr/></div>');
  });

  it('leads a link into the shop by path, elsewhere by address in a new tab [D-2-72]', () => {
    expect(show({ id: 'link', value: { link: { path: 'stores', label: 'Stores' } } })).toContain('<a href="/stores"');
    const away = show({ id: 'link', value: { link: { href: 'https://example.org/', label: 'Away' } } });
    expect(away).toContain('href="https://example.org/" target="_blank" rel="noopener noreferrer"');
  });

  it('shows what stands in containers and groups, and leaves out kinds it does not know', () => {
    const heading = { id: 'heading', value: { content: 'In' } };
    const html = show({ id: 'container', children: [{ id: 'group', children: [heading, { id: 'quiz', value: {} }] }] });
    expect(html.match(/<h2>In<\/h2>/g)).toHaveLength(1);
    expect(html).not.toContain('quiz');
  });

  it('offers a picture in the content widths', () => {
    const html = show({ id: 'image', value: { src: '/pictures/a.webp', alt: 'A kitchen', width: 1600, height: 900 } });
    expect(html).toContain('width=2400/pictures/a.webp 2400w');
    expect(html).toContain('aspect-ratio:1600 / 900');
    expect(html).toContain('alt="A kitchen"');
  });

  it.each([[{}], [{ link: {} }], [{ link: 'x' }], [null]])('bears a link with the value %j', (value) => {
    expect(show({ id: 'link', ...(value === null ? {} : { value }) })).toBe('');
  });
});
