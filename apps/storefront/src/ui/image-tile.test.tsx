import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ImageTile, type ImageTileProps } from './image-tile.tsx';

const show = (props: Partial<ImageTileProps>) =>
  renderToStaticMarkup(<ImageTile image={{ url: '/pictures/a.webp', alt: 'A fridge' }} sizes="180px" {...props} />);

describe('ImageTile', () => {
  it('offers the picture in the product widths that its place can need, in a box that has its shape already [D-4-27 D-9-51]', () => {
    const html = show({ ratio: '4 / 3', sizes: '(min-width: 768px) 180px, 90vw' });
    expect(html).toContain('aspect-ratio:4 / 3');
    expect(html.match(/ \d+w/g)?.map(Number.parseFloat)).toEqual([430, 690, 920, 1079]);
    expect(html).toContain('alt="A fridge"');
    expect(html).toContain('loading="lazy"');
  });

  it('offers a picture of one size in two densities', () => {
    const html = show({ sizes: '124px' });
    expect(html).toMatch(/ src="[^" ]*width=160\/pictures\/a\.webp" srcSet="[^" ]*width=320\/pictures\/a\.webp 2x"/);
    expect(html).not.toContain('sizes=');
  });

  it.each([[null], [undefined], [{ alt: 'A fridge' }]])('shows a placeholder for %j [D-4-27]', (image) => {
    const html = show({ image });
    expect(html).not.toContain('<img');
    expect(html).toContain('role="img"');
  });

  it('puts a blurred copy behind a large picture that is on its way [D-7-30]', () => {
    expect(show({ set: 'content', blur: true })).toContain('width=300,anim=off,blur=250/pictures/a.webp');
    expect(show({})).not.toContain('blur=');
  });

  it('loads a picture of the first view at once', () => {
    const html = show({ priority: true });
    expect(html).toContain('loading="eager"');
    expect(html).toContain('fetchPriority="high"');
  });
});
