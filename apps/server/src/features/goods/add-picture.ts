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

/** Adds a picture that was kept to a product, after those that it has. */
export async function addPicture(
  store: Pick<Store, 'goods' | 'badges'>,
  { productId, version, picture }: { productId: string; version: string; picture: Image },
): Promise<ChangeGoodAnswer> {
  const seen = await store.goods.load(productId);
  if (!seen) return rejected({ code: 'PRODUCT_NOT_FOUND' });
  const images: Image[] = [...seen.record.images, picture];
  return changeGood(store, { productId, version, change: { images } });
}
