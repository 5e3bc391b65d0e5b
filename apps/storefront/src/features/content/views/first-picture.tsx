import { type BlockValues, imageSrcSet, imageUrl } from '@wattle/domain';

/** A picture of the first view, fetched before all others: the one that fits the screen, and only that one. */
export function FirstPicture({ value }: { value: BlockValues['image'] }) {
  const small = value.mobile ?? value;
  return (
    <picture>
      {/* a screen that a content block calls small is as wide as 1024 px [D-9-48] */}
      <source media="(min-width: 1025px)" srcSet={imageSrcSet(value.src, 'content')} sizes="100vw" />
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
