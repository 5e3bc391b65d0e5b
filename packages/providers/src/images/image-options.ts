import { type Rejected, rejected, type Success, success } from '@wattle/domain/results';
import { IMAGES } from '@wattle/domain/settings';
import type { ImageReason } from './port.ts';

export type ImageOptions = {
  readonly width: number;
  readonly format: 'auto' | 'avif' | 'webp' | 'jpeg' | 'png';
  readonly blur: boolean;
};

const WIDTHS: ReadonlySet<number> = new Set([...IMAGES.productWidths, ...IMAGES.contentWidths]);

/** The only values each option accepts: arbitrary sizes would let anyone fill the disk. */
const ALLOWED = new Map<string, (value: string) => boolean>([
  ['fit', (value) => value === 'scale-down'],
  ['format', (value) => ['auto', 'avif', 'webp', 'jpeg', 'png'].includes(value)],
  ['width', (value) => /^\d{2,4}$/.test(value) && WIDTHS.has(Number(value))],
  ['anim', (value) => value === 'off'],
  ['blur', (value) => value === '250'],
]);

/** Splits Cloudflare's `<options>/<path>`; accepts only the shop's own widths and options [D-7-29 D-7-30]. */
export function parseImageAddress(
  address: string,
): Success<{ options: ImageOptions; path: string }> | Rejected<ImageReason> {
  const slash = address.indexOf('/');
  if (slash < 1) return rejected({ code: 'OPTIONS_INVALID', field: 'options' });
  const given = new Map<string, string>();
  for (const pair of address.slice(0, slash).split(',')) {
    const [key = '', value = '', ...more] = pair.split('=');
    if (more.length > 0 || given.has(key) || !ALLOWED.get(key)?.(value)) {
      return rejected({ code: 'OPTIONS_INVALID', field: key.slice(0, 40) });
    }
    given.set(key, value);
  }
  const width = given.get('width');
  if (!width) return rejected({ code: 'OPTIONS_INVALID', field: 'width' });
  return success({
    options: {
      width: Number(width),
      format: (given.get('format') ?? 'auto') as ImageOptions['format'],
      blur: given.has('blur'),
    },
    path: address.slice(slash),
  });
}
