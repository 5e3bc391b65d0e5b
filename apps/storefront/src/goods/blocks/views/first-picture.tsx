import { type BlockValues, CONTENT_MOBILE_MAX_WIDTH, imageSrcSet, imageUrl } from '@wattle/domain';

/** Wider than what a content block calls small [D-9-48]. */
const WIDE = `(min-width: ${CONTENT_MOBILE_MAX_WIDTH + 1}px)`;

/** A picture of the first view, fetched before all others: the one that fits the screen, and only that one. */
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
