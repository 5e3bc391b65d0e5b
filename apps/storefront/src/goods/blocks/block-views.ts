import type { BlockType } from '@wattle/domain/content';
import { createElement, useState } from 'react';
import { createPartCode, type PartCode } from '../../page/part-code.ts';
import type { BlockView } from './shown-block.ts';
import { ContainerView } from './views/container-view.tsx';
import { GroupView } from './views/group-view.tsx';
import { HeadingView } from './views/heading-view.tsx';
import { HrView } from './views/hr-view.tsx';
import { ImageView } from './views/image-view.tsx';
import { LinkView } from './views/link-view.tsx';
import { ParagraphView } from './views/paragraph-view.tsx';
import { ProductListingWait } from './views/product-listing-wait.tsx';
import { withWait } from './views/with-wait.tsx';
import { WysiwygView } from './views/wysiwyg-view.tsx';

function loadable<P extends object>(load: PartCode<P>) {
  const { preload, part } = createPartCode(load);
  function View(props: P) {
    const [Part] = useState(part);
    return createElement(Part, props);
  }
  return Object.assign(View, { preload });
}

const articleListing = loadable(() => import('./views/article-listing-view.tsx'));
const brandCategory = loadable(() => import('./views/brand-category-view.tsx'));
const brandListing = loadable(() => import('./views/brand-listing-view.tsx'));
const categoryListing = loadable(() => import('./views/category-listing-view.tsx'));
const mediaCarousel = loadable(() => import('./views/media-carousel-view.tsx'));
const productListing = loadable(() => import('./views/product-listing-view.tsx'));
const scheduled = loadable(() => import('./views/scheduled-view.tsx'));

/** What most pages of blocks show. */
const USUAL = [articleListing, brandCategory, brandListing, categoryListing, mediaCarousel, productListing, scheduled];

export const preloadViews = () => Promise.all(USUAL.map(({ preload }) => preload()));

/** The view of each block type. Rare ones load on demand. */
export const blockViews: { readonly [T in BlockType]: BlockView<T> } = {
  'article-listing': articleListing,
  'brand-category': brandCategory,
  'brand-listing': brandListing,
  'category-listing': categoryListing,
  'klaviyo-form': loadable(() => import('./views/klaviyo-form-view.tsx')),
  'media-carousel': mediaCarousel,
  'product-listing': withWait(productListing, ProductListingWait),
  scheduled,
  video: loadable(() => import('./views/video-view.tsx')),
  'vimeo-video': loadable(() => import('./views/vimeo-video-view.tsx')),
  html: loadable(() => import('./views/html-view.tsx')),
  container: ContainerView,
  group: GroupView,
  heading: HeadingView,
  hr: HrView,
  image: ImageView,
  link: LinkView,
  paragraph: ParagraphView,
  wysiwyg: WysiwygView,
};
