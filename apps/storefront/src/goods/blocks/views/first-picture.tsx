import type { BlockValues } from '@wattle/domain/content';
import { imageSrcSet, imageUrl } from '@wattle/domain/images';
import { CONTENT_MOBILE_MAX_WIDTH } from '@wattle/domain/settings';

/** Above the content blocks' mobile width [D-9-48]. */
const WIDE = `(min-width: ${CONTENT_MOBILE_MAX_WIDTH + 1}px)`;

/** Preloads a picture above the fold: only the one that fits the screen. */
export function FirstPicture({ value }: { value: BlockValues['image'] }) {
  const small = value.mobile ?? value;
  return (
    <picture>
      <source media={WIDE} srcSet={imageSrcSet(value.src, 'content')} sizes="100vw" />
      <img
        src={imageUrl(small.src, { width: 900 })}
        srcSet={imageSrcSet(small.src, 'content')}
        sizes="100vw"
        width={small.width ?? 16}
        height={small.height ?? 9}
        alt={value.alt}
        fetchPriority="high"
      />
    </picture>
  );
}

export const isFirstPicture = (customClasses: string | undefined): boolean =>
  /\bhero-picture\b/.test(customClasses ?? '');
