import { linkTarget } from '@wattle/domain/links';
import { SAFE_PROTOCOLS, type SafeAttribute, WIDGETS } from './allow-list.ts';

type Reader = (value: string) => string | undefined;

const like =
  (pattern: RegExp): Reader =>
  (value) =>
    pattern.test(value) ? value : undefined;
const words: Reader = (value) => value.slice(0, 1000);
const number = like(/^-?\d{1,9}(\.\d{1,6})?$/);
const pixels = like(/^[1-9]\d{0,3}$/);
const span = like(/^[1-9]\d?$/);

/** Sanitisers by attribute: the value as a browser would read it, or undefined. */
const READERS: Readonly<Record<SafeAttribute, Reader>> = {
  href: readAddress,
  src: readPicture,
  alt: words,
  title: words,
  scope: like(/^(col|row)$/),
  colspan: span,
  rowspan: span,
  start: like(/^\d{1,4}$/),
  datetime: like(/^[\d:.TZ+-]{4,40}$/),
  width: pixels,
  height: pixels,
  min: number,
  max: number,
  low: number,
  high: number,
  optimum: number,
  value: number,
  open: () => '',
  'data-widget': (value) => WIDGETS.find((name) => name === value),
  'data-store': like(/^[a-z\d-]{1,60}$/),
  'data-amount': like(/^\d{1,6}(\.\d{1,2})?$/),
};

/** Sanitises the value of an allowed attribute; undefined: drop it. */
export function readAttribute(name: SafeAttribute, value: string): string | undefined {
  return READERS[name](value);
}

/** Strips control characters, which browsers ignore in addresses, before checking. */
const bare = (value: string): string =>
  [...value].filter((letter) => letter > '\u001f' && letter !== '\u007f').join('');

function readAddress(value: string): string | undefined {
  const address = bare(value).trim();
  const protocol = /^[^/?#]*?:/.exec(address)?.[0].toLowerCase();
  if (protocol !== undefined && !SAFE_PROTOCOLS.includes(protocol)) return undefined;
  return linkTarget(address).kind === 'none' ? undefined : address;
}

/** Accepts own images and https addresses, never data URLs. */
function readPicture(value: string): string | undefined {
  const address = bare(value).trim();
  return /^(https:\/\/|\/(?![/\\]))[^\s"'<>\\]+$/i.test(address) ? address : undefined;
}
