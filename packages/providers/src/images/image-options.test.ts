import { IMAGES } from '@wattle/domain/settings';
import { describe, expect, it } from 'vitest';
import { chooseFormat } from './choose-format.ts';
import { parseImageAddress } from './image-options.ts';

describe('parseImageAddress', () => {
  it('reads fit, format and width [D-7-29]', () => {
    expect(parseImageAddress('fit=scale-down,format=auto,width=320/pictures/kettle/front/default.svg')).toEqual({
      status: 'SUCCESS',
      value: {
        options: { width: 320, format: 'auto', blur: false },
        path: '/pictures/kettle/front/default.svg',
      },
    });
  });

  it('reads a low-quality placeholder [D-7-30]', () => {
    const parsed = parseImageAddress('anim=off,blur=250,fit=scale-down,format=auto,width=64/pictures/a.svg');
    expect(parsed).toMatchObject({ status: 'SUCCESS', value: { options: { blur: true, width: 64 } } });
  });

  it.each([...IMAGES.productWidths, ...IMAGES.contentWidths])('takes the width %i [D-9-51 D-9-53]', (width) => {
    expect(parseImageAddress(`width=${width}/a.svg`).status).toBe('SUCCESS');
  });

  it.each([
    ['width=321/a.svg', 'width'],
    ['width=99999/a.svg', 'width'],
    ['format=auto/a.svg', 'width'],
    ['width=320,width=320/a.svg', 'width'],
    ['width=320,fit=cover/a.svg', 'fit'],
    ['width=320,format=json/a.svg', 'format'],
    ['width=320,blur=3/a.svg', 'blur'],
    ['width=320,height=10/a.svg', 'height'],
    ['width=320,__proto__=1/a.svg', '__proto__'],
    ['width=320', 'options'],
    ['/a.svg', 'options'],
  ])('refuses %s and names the option', (address, field) => {
    expect(parseImageAddress(address)).toEqual({
      status: 'REJECTED',
      reasons: [{ code: 'OPTIONS_INVALID', field }],
    });
  });
});

describe('chooseFormat', () => {
  const options = { width: 320, format: 'auto', blur: false } as const;
  it.each([
    ['image/avif,image/webp,*/*', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['*/*', 'jpeg'],
    ['', 'jpeg'],
  ])('answers Accept "%s" with %s', (accept, format) => {
    expect(chooseFormat(options, accept)).toBe(format);
  });

  it('gives the format that was asked for by name', () => {
    expect(chooseFormat({ ...options, format: 'webp' }, '*/*')).toBe('webp');
  });
});
