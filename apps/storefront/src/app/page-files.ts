import type { PageModule } from './page-module.ts';

/** The code of every page, by file. */
export const pageFiles = import.meta.glob<PageModule>('../routes/*.tsx');
