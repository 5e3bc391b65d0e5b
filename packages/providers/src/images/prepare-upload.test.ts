import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { prepareUpload } from './prepare-upload.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } });

describe('a picture that is uploaded', () => {
  it('is upright, and has nothing of what the camera wrote into it', async () => {
    const taken = await photo(40, 30)
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const kept = await prepareUpload(taken);
    expect(kept).toMatchObject({ type: 'image/webp', name: expect.stringMatching(/^[\w-]{20}\.webp$/) });
    const { format, width, height, exif } = await sharp(kept?.content).metadata();
    expect([format, width, height, exif]).toEqual(['webp', 30, 40, undefined]);
  });

  it('is no wider than it is shown, and has the same name as the same picture', async () => {
    const wide = await photo(3000, 10).png().toBuffer();
    const [kept, again] = [await prepareUpload(wide), await prepareUpload(wide)];
    expect((await sharp(kept?.content).metadata()).width).toBe(2400);
    expect(again?.name).toBe(kept?.name);
  });

  it.each(['', 'no picture', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'])(
    'is not %j',
    async (text) => {
      expect(await prepareUpload(Buffer.from(text))).toBeUndefined();
    },
  );
});
