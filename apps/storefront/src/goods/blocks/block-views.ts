import type { BlockType } from '@wattle/domain/content';
import { lazy } from 'react';
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

/** The view of each block type. Rare ones load on demand. */
export const blockViews: { readonly [T in BlockType]: BlockView<T> } = {
  'article-listing': lazy(() => import('./views/article-listing-view.tsx')),
  'brand-category': lazy(() => import('./views/brand-category-view.tsx')),
  'brand-listing': lazy(() => import('./views/brand-listing-view.tsx')),
  'category-listing': lazy(() => import('./views/category-listing-view.tsx')),
  'klaviyo-form': lazy(() => import('./views/klaviyo-form-view.tsx')),
  'media-carousel': lazy(() => import('./views/media-carousel-view.tsx')),
  'product-listing': withWait(
    lazy(() => import('./views/product-listing-view.tsx')),
    ProductListingWait,
  ),
  scheduled: lazy(() => import('./views/scheduled-view.tsx')),
  video: lazy(() => import('./views/video-view.tsx')),
  'vimeo-video': lazy(() => import('./views/vimeo-video-view.tsx')),
  html: lazy(() => import('./views/html-view.tsx')),
  container: ContainerView,
  group: GroupView,
  heading: HeadingView,
  hr: HrView,
  image: ImageView,
  link: LinkView,
  paragraph: ParagraphView,
  wysiwyg: WysiwygView,
};
