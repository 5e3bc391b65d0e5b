import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEmbeddedImages } from './embedded.ts';
import type { ImageService } from './port.ts';
import { folderSource } from './sources.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><circle cx="400" cy="400" r="300" fill="#0F3D31"/></svg>';
const BROWSER = 'image/avif,image/webp,*/*';

let folder: string;
let images: ImageService;
let foreign: ReturnType<typeof createServer>;
let origin: string;
let drawn = 0;
const slow = Promise.withResolvers<void>();

beforeAll(async () => {
  const png = await sharp({ create: { width: 50, height: 40, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  foreign = createServer((request, response) => {
    if (request.url === '/moved.png') response.writeHead(302, { location: '/a.png' }).end();
    else if (request.url?.startsWith('/slow')) slow.resolve();
    else if (request.url === '/page.html') response.writeHead(200, { 'content-type': 'text/html' }).end('hello');
    else response.writeHead(200, { 'content-type': 'image/png' }).end(png);
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
});
afterAll(() => foreign.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wattle-images-'));
  await mkdir(join(folder, 'media'));
  await writeFile(join(folder, 'secret.svg'), svg);
  await writeFile(join(folder, 'media', 'broken.png'), 'not a picture');
  await sharp({ create: { width: 100, height: 50, channels: 3, background: '#fff' } })
    .jpeg()
    .toFile(join(folder, 'media', 'small.jpg'));
  await symlink(join(folder, 'secret.svg'), join(folder, 'media', 'link.svg'));
  drawn = 0;
  images = await createEmbeddedImages({
    cacheFolder: join(folder, 'cache'),
    cacheMaxBytes: 1_000_000,
    allowedOrigins: [origin],
    sources: [
      async (path) => {
        if (path !== '/pictures/dot.svg') return undefined;
        drawn += 1;
        return Buffer.from(svg);
      },
      folderSource('/media/', join(folder, 'media')),
    ],
  });
});
afterEach(async () => {
  await images.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = (address: string, accept = '*/*') => images.resize({ address, accept });
const picture = async (address: string, accept?: string) => {
  const answer = await ask(address, accept);
  if (answer.status !== 'SUCCESS') throw new Error(JSON.stringify(answer));
  return { ...answer.value, meta: await sharp(answer.value.body).metadata() };
};

/** The largest brightness jump between neighbouring pixels of the middle row. */
async function steepestStep(body: Buffer): Promise<number> {
  const { data, info } = await sharp(body)
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = data.subarray((info.height >> 1) * info.width * info.channels).filter((_, i) => i % info.channels === 0);
  return row.subarray(1, info.width).reduce((most, value, i) => Math.max(most, Math.abs(value - (row[i] ?? 0))), 0);
}

describe('embedded images', () => {
  it('draws a vector at the width that was asked for [D-7-29]', async () => {
    const { meta, contentType } = await picture('fit=scale-down,format=auto,width=1079/pictures/dot.svg');
    expect(contentType).toBe('image/jpeg');
    expect(meta).toMatchObject({ format: 'jpeg', width: 1079, height: 1079 });
  });

  it('answers WebP at once and AVIF the next time', async () => {
    const first = await picture('format=auto,width=64/pictures/dot.svg', BROWSER);
    expect(first).toMatchObject({ contentType: 'image/webp', final: false });
    await expect
      .poll(async () => (await picture('format=auto,width=64/pictures/dot.svg', BROWSER)).contentType)
      .toBe('image/avif');
  });

  it('makes AVIF at once when it is asked for by name', async () => {
    expect((await picture('format=avif,width=64/pictures/dot.svg')).contentType).toBe('image/avif');
  });

  it('makes a small blurred placeholder [D-7-30]', async () => {
    const sharpOne = await picture('format=auto,width=64/pictures/dot.svg', 'image/webp');
    const blurred = await picture('anim=off,blur=250,format=auto,width=64/pictures/dot.svg', 'image/webp');
    expect(blurred.meta.width).toBe(64);
    expect(await steepestStep(blurred.body)).toBeLessThan((await steepestStep(sharpOne.body)) / 2);
  });

  it('draws once, however often it is asked', async () => {
    await Promise.all(Array.from({ length: 5 }, () => ask('width=80/pictures/dot.svg')));
    await ask('width=80/pictures/dot.svg');
    expect(drawn).toBe(1);
  });

  it.each(['/pictures/./dot.svg', '/pictures//dot.svg', '/pictures/%64ot.svg', '/pictures%2Fx%2F..%2fdot.svg'])(
    'draws a picture once, also when it is asked for as %s',
    async (path) => {
      await ask('width=80/pictures/dot.svg');
      expect(await ask(`width=80${path}`)).toMatchObject({ status: 'SUCCESS' });
      expect(drawn).toBe(1);
    },
  );

  it('draws while other origins do not answer', async () => {
    const waiting = [1, 2, 3].map((each) => ask(`width=64/${origin}/slow-${each}.png`));
    await slow.promise;
    const first = await Promise.race([ask('width=80/pictures/dot.svg'), ...waiting]);
    expect(first).toMatchObject({ status: 'SUCCESS' });
    foreign.closeAllConnections();
    expect(await Promise.all(waiting)).toMatchObject(waiting.map(() => ({ status: 'ERROR' })));
  });

  it('never enlarges a photograph', async () => {
    expect((await picture('width=320/media/small.jpg')).meta.width).toBe(100);
  });

  it('fetches from an origin that is allowed', async () => {
    expect((await picture(`width=64/${origin}/a.png`)).meta.width).toBe(50);
  });

  it.each([
    ['an unknown picture', () => 'width=64/pictures/none.svg', 'SOURCE_NOT_FOUND'],
    ['a path that climbs out', () => 'width=64/media/../secret.svg', 'SOURCE_NOT_FOUND'],
    ['an encoded path that climbs out', () => 'width=64/media/%2e%2e%2fsecret.svg', 'SOURCE_NOT_FOUND'],
    ['a link that leads out', () => 'width=64/media/link.svg', 'SOURCE_NOT_FOUND'],
    ['a malformed escape', () => 'width=64/media/%E0%A4%A.jpg', 'SOURCE_NOT_FOUND'],
    ['the folder itself', () => 'width=64/media/', 'SOURCE_NOT_FOUND'],
    ['a foreign address', () => 'width=64/https://example.com/a.png', 'ORIGIN_NOT_ALLOWED'],
    ['an allowed origin in disguise', () => `width=64/${origin}.example.com/a.png`, 'ORIGIN_NOT_ALLOWED'],
    ['a foreign page that is no picture', () => `width=64/${origin}/page.html`, 'SOURCE_NOT_FOUND'],
    ['a file that is no picture', () => 'width=64/media/broken.png', 'SOURCE_INVALID'],
    ['an option of its own', () => 'width=65/pictures/dot.svg', 'OPTIONS_INVALID'],
  ])('refuses %s', async (_, address, code) => {
    expect(await ask(address())).toMatchObject({ status: 'REJECTED', reasons: [{ code }] });
  });

  it('does not follow a redirect away from an allowed origin', async () => {
    expect(await ask(`width=64/${origin}/moved.png`)).toMatchObject({ status: 'ERROR' });
  });
});
