import type { Image } from '@wattle/domain/images';
import { type Rejected, rejected, type Success, success } from '@wattle/domain/results';
import { prepareUpload } from '@wattle/providers/images';
import type { Store } from '../../store/store.ts';
import { type ChangeGoodAnswer, changeGood } from './change-good.ts';

/** Keeps a picture that somebody uploads, and gives its address. */
export async function keepPicture(
  { media }: Pick<Store, 'media'>,
  bytes: Buffer,
): Promise<Success<string> | Rejected<'PICTURE_INVALID'>> {
  const prepared = await prepareUpload(bytes);
  if (!prepared) return rejected({ code: 'PICTURE_INVALID' });
  await media.save(prepared);
  return success(`/media/${prepared.name}`);
}

/** Adds a picture to a product, after those that it has. */
export async function addPicture(
  store: Pick<Store, 'goods' | 'badges' | 'media'>,
  { productId, version, bytes, alt }: { productId: string; version: string; bytes: Buffer; alt: string },
): Promise<ChangeGoodAnswer> {
  const [seen, kept] = await Promise.all([store.goods.load(productId), keepPicture(store, bytes)]);
  if (!seen) return rejected({ code: 'PRODUCT_NOT_FOUND' });
  if (kept.status !== 'SUCCESS') return kept;
  const images: Image[] = [...seen.record.images, { url: kept.value, alt }];
  return changeGood(store, { productId, version, change: { images } });
}
