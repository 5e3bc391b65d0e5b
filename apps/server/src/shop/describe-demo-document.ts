import type { loadDocument } from '../papers/load-document.ts';

/** The words of the demo's documents, loaded with the first one. */
export const describeDemoDocument: Parameters<typeof loadDocument>[0]['describe'] = async (file, about) =>
  (await import('@wattle/demo/documents')).describeDocument(file, about);
