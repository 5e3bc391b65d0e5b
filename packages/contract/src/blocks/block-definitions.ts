import type { BlockType } from '@wattle/domain/content';
import { articleListing } from './article-listing.ts';
import { brandCategory } from './brand-category.ts';
import { brandListing } from './brand-listing.ts';
import { categoryListing } from './category-listing.ts';
import { container } from './container.ts';
import type { BlockDefinition } from './define-block.ts';
import { group } from './group.ts';
import { heading } from './heading.ts';
import { hr } from './hr.ts';
import { html } from './html.ts';
import { image } from './image.ts';
import { klaviyoForm } from './klaviyo-form.ts';
import { link } from './link.ts';
import { mediaCarousel } from './media-carousel.ts';
import { paragraph } from './paragraph.ts';
import { productListing } from './product-listing.ts';
import { scheduled } from './scheduled.ts';
import { video } from './video.ts';
import { vimeoVideo } from './vimeo-video.ts';
import { wysiwyg } from './wysiwyg.ts';

/** One definition per block type; a missing one does not compile [D-2-32]. */
export const blockDefinitions: { readonly [T in BlockType]: BlockDefinition<T> } = {
  'article-listing': articleListing,
  'brand-listing': brandListing,
  'brand-category': brandCategory,
  'category-listing': categoryListing,
  container,
  group,
  heading,
  hr,
  html,
  image,
  'klaviyo-form': klaviyoForm,
  link,
  'media-carousel': mediaCarousel,
  paragraph,
  'product-listing': productListing,
  scheduled,
  video,
  'vimeo-video': vimeoVideo,
  wysiwyg,
};
