import type { DeskScreen } from '../desk-screen.ts';
import { hideQuery } from '../hidden-words.ts';

const PAGE = 50;

/** What was done at the desk, for who answers for it. */
export const auditScreens: readonly DeskScreen[] = [
  {
    path: '/desk/audit',
    role: 'admin',
    area: 'audit',
    isHome: true,
    finds: true,
    async load({ store, hidden }, { query }) {
      const words = query.get('q') ?? '';
      const before = /^\d{1,15}$/.test(query.get('before') ?? '') ? Number(query.get('before')) : null;
      const found = await store.deskAudit.search({ query: words, before, limit: PAGE + 1 });
      const rows = found.slice(0, PAGE);
      const last = rows.at(-1);
      const more = found.length > PAGE && last;
      return {
        view: {
          kind: 'audit',
          query: words,
          rows,
          next: more ? `?${hideQuery(hidden, new URLSearchParams({ q: words, before: String(last.id) }))}` : null,
        },
      };
    },
  },
];
