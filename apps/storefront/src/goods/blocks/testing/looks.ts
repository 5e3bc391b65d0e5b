import { ARTICLE_ANSWERS, GUIDE, GUIDES } from '../../../../testing/content/sample-articles.ts';
import { HOME_ANSWERS } from '../../../../testing/content/sample-home.ts';
import type { Look } from '../../../../testing/look.ts';
import { BLOCK_ANSWERS } from './block-answers.ts';
import { passOnce } from './blocks-stage.ts';

/** All blocks make one long page, so it is checked in parts. */
const KINDS = [
  'article-listing,brand-category,brand-listing',
  'category-listing,product-listing,klaviyo-form',
  'container,group,heading,hr,image,link,paragraph,edges',
  'media-carousel,video,vimeo-video,scheduled',
  'html,wysiwyg,attacks',
];

/** Editors' pages and the 404 page. */
export const LOOKS: readonly Look[] = [
  ...KINDS.map((kinds) => ({
    name: `blocks: ${kinds}`,
    path: `/dev/blocks?kinds=${kinds}`,
    answers: BLOCK_ANSWERS,
    reach: passOnce,
  })),
  { name: 'the front page', path: '/', answers: HOME_ANSWERS, reach: passOnce },
  { name: 'an article', path: GUIDE, answers: ARTICLE_ANSWERS, reach: passOnce },
  { name: 'a list of articles', path: GUIDES, answers: ARTICLE_ANSWERS },
  { name: 'a page that is not there', path: '/nowhere', answers: HOME_ANSWERS },
];
