import type { DeskScreen } from '../desk-screen.ts';
import { readName } from './content-names.ts';
import { editorView, loadEdited } from './editor-view.ts';
import { listView, readTab } from './list-view.ts';
import { previewOf } from './preview.ts';

const QUERY_MAX = 200;

export const contentScreens: readonly DeskScreen[] = [
  {
    ...{ path: '/desk/content', role: 'content', area: 'content', isHome: true },
    load: (parts, { query }) =>
      listView(parts, { tab: readTab(query.get('tab')), query: (query.get('q') ?? '').slice(0, QUERY_MAX) }),
  },
  {
    ...{ path: '/desk/content/:kind/:key', role: 'content', area: 'content' },
    async load(parts, { params, query, nowMs }) {
      const name = readName(params);
      const edited = name && (await loadEdited(parts, name));
      if (!name || !edited) return 'NOT_FOUND';
      return editorView(parts, name, edited, { at: query.get('at') ?? '', nowMs });
    },
  },
  {
    ...{ path: '/desk/content/:kind/:key/preview', role: 'content', area: 'content' },
    async load(parts, { params }) {
      const name = readName(params);
      const edited = name && (await loadEdited(parts, name));
      return name && edited ? previewOf(parts, name, edited.content) : 'NOT_FOUND';
    },
  },
];
