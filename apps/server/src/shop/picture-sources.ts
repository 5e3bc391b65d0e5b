import { join } from 'node:path';
import { folderSource, type ImageSource } from '@wattle/providers/images';
import type { Store } from '../store/store.ts';

/** Draws the demo's pictures. The drawing code is loaded with the first one. */
export const drawnPictures: ImageSource = async (path) => {
  if (!path.startsWith('/pictures/')) return undefined;
  const { drawPicture } = await import('@wattle/demo/pictures');
  const svg = drawPicture(path);
  return svg === undefined ? undefined : Buffer.from(svg);
};

/** Where the shop's own pictures are: drawn, in the folder of this machine, or uploaded at the desk. */
export const shopPictures = (dataDir: string, media: Store['media']): readonly ImageSource[] => [
  drawnPictures,
  folderSource('/media/', join(dataDir, 'media')),
  async (path) => (path.startsWith('/media/') ? media.find(path.slice('/media/'.length)) : undefined),
];
