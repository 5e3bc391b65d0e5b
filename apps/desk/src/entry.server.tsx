import type { DeskFiles, DeskPage } from '@wattle/contract/desk';
import { renderToStaticMarkup } from 'react-dom/server';
import { Document } from './frame/document.tsx';

/** A page of the desk as HTML. Nothing of React reaches the browser. */
export const renderDesk = (page: DeskPage, files: DeskFiles): string =>
  `<!doctype html>${renderToStaticMarkup(<Document page={page} files={files} />)}`;
