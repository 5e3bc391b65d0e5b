import type { ContentBlock, Image } from '@wattle/domain';
import {
  type KindName,
  type KindParams,
  picturePath,
  type SceneName,
  scenePath,
  scenes,
  type View,
} from '../pictures/index.ts';
import { image } from './blocks.ts';

/** A drawn product; the drawing itself refuses what it cannot draw. */
export function picture<K extends KindName>(kind: K, view: View, alt: string, params: KindParams<K> = {}): Image {
  return { url: picturePath(kind, view, params), alt };
}

/** A drawn place or still life. */
export const scene = (name: SceneName, alt: string): Image => ({ url: scenePath(name), alt });

export const sceneBlock = (name: SceneName, alt: string): ContentBlock =>
  image(scene(name, alt), scenes[name].width, scenes[name].height);
