import { describe, expect, it } from 'vitest';
import { imageSrcSet, imageUrl, imageWidths } from './image-url.ts';

describe('imageUrl', () => {
  it('asks for the width, scaled down only, in the best format [D-7-29]', () => {
    expect(imageUrl('/pictures/fridge.webp', { width: 320 })).toBe(
      '/cdn-cgi/image/fit=scale-down,format=auto,width=320/pictures/fridge.webp',
    );
  });

  it('adds anim off and blur 250 for a placeholder [D-7-30]', () => {
    expect(imageUrl('/pictures/fridge.webp', { width: 64, blur: true })).toBe(
      '/cdn-cgi/image/fit=scale-down,format=auto,width=64,anim=off,blur=250/pictures/fridge.webp',
    );
  });

  it.each([
    ['pictures/a.png', '/cdn-cgi/image/fit=scale-down,format=auto,width=100/pictures/a.png'],
    ['//pictures/a.png', '/cdn-cgi/image/fit=scale-down,format=auto,width=100/pictures/a.png'],
    ['https://cdn.example/a.png', '/cdn-cgi/image/fit=scale-down,format=auto,width=100/https://cdn.example/a.png'],
  ])('puts %s behind the options', (path, url) => {
    expect(imageUrl(path, { width: 100 })).toBe(url);
  });
});

describe('imageSrcSet', () => {
  it('offers every product width up to the base size [D-9-51 D-9-52]', () => {
    const widths = imageSrcSet('/p.png', 'product').match(/\d+w/g);
    expect(widths).toEqual(['64w', '80w', '100w', '160w', '320w', '430w', '690w', '920w', '1079w']);
  });

  it('offers content widths from 300 to 2400 [D-9-53]', () => {
    const widths = imageWidths('content');
    expect([widths.at(0), widths.at(-1)]).toEqual([300, 2400]);
    expect(imageSrcSet('/p.png', 'content').split(', ')).toHaveLength(widths.length);
  });
});
