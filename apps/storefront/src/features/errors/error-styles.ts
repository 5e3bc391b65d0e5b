import blocks from '../../goods/blocks/blocks.module.css';
import richText from '../../goods/blocks/rich-text.module.css';
import tiles from './category-tiles.module.css';
import page from './error-page.module.css';
import help from './help-block.module.css';
import still from './still-life.module.css';

/**
 * The error page's code is loaded apart, but its styles must be in the page that the server sends. A stylesheet
 * counts as used where one of its classes is.
 */
export const ERROR_STYLES = [blocks.block, richText.text, tiles.tile, page.lost, help.help, still.still].join(' ');
