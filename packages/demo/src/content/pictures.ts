import type { Image } from '@wattle/domain';
import { type KindName, type KindParams, picturePath, type View } from '../pictures/index.ts';

/** A drawn product; the drawing itself refuses what it cannot draw. */
export function picture<K extends KindName>(kind: K, view: View, alt: string, params: KindParams<K> = {}): Image {
  return { url: picturePath(kind, view, params), alt };
}

/** A drawn place. */
export const scene = (name: string, alt: string): Image => ({ url: `/pictures/scene/${name}/default.svg`, alt });
