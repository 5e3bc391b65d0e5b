import type { FormProblem } from '@wattle/contract/desk';
import { cleanOldAddress, isOtherSite } from '@wattle/domain/content';
import { z } from 'zod';
import { checkContent, saveDraft } from '../../features/editing/draft-content.ts';
import { newPart } from '../../features/editing/outline/outline-of.ts';
import { publishNow } from '../../features/editing/publish-content.ts';
import { type ActResult, type DeskAct, defineAct } from '../desk-act.ts';
import { hrefOf } from './content-names.ts';
import { loadEdited } from './editor-view.ts';
import { listView } from './list-view.ts';

const text = z.string().max(500).default('');

const addRedirect = defineAct({
  ...{ name: 'add-redirect', path: '/desk/content/redirects/add', role: 'content' },
  form: z.object({ from: text, to: text }),
  subject: ({ form }) => ({ kind: 'redirect', id: cleanOldAddress(form.from) }),
  async run(parts, { form, who, audit }): Promise<ActResult> {
    const from = cleanOldAddress(form.from);
    const to = form.to.trim();
    const refuse = async (problems: readonly FormProblem[]): Promise<ActResult> => ({
      status: 'REFUSED',
      shown: await listView(parts, {
        ...{ tab: 'redirects', query: '', problems },
        typed: { from: form.from, to: form.to, name: '', id: '' },
      }),
    });
    const content = { from, to, external: isOtherSite(to) };
    const done = await publishNow(parts.db, { kind: 'redirect', key: from, content, by: who.email }, { audit });
    if (done.status === 'REFUSED') return refuse(done.problems);
    return { status: 'DONE', to: '/desk/content?tab=redirects', said: 'redirect-added' };
  },
});

const removeRedirect = defineAct({
  ...{ name: 'remove-redirect', path: '/desk/content/redirects/remove', role: 'content' },
  form: z.object({ from: z.string().min(1).max(500) }),
  subject: ({ form }) => ({ kind: 'redirect', id: form.from }),
  async run(parts, { form, who, audit }): Promise<ActResult> {
    const name = { kind: 'redirect' as const, key: form.from };
    await publishNow(parts.db, { ...name, content: null, by: who.email }, { audit });
    return { status: 'DONE', to: '/desk/content?tab=redirects', said: 'redirect-removed' };
  },
});

const addPage = defineAct({
  ...{ name: 'begin-page', path: '/desk/content/pages/add', role: 'content' },
  form: z.object({ name: text, id: text }),
  subject: ({ form }) => ({ kind: 'article', id: form.id.trim() }),
  async run(parts, { form, who, nowMs, audit }): Promise<ActResult> {
    const id = form.id.trim().replace(/^\/*(articles\/)?/, '');
    const name = { kind: 'article' as const, key: id };
    const seconds = Math.floor(nowMs / 1000);
    const content = {
      ...{ id, name: form.name.trim(), path: `articles/${id}`, kicker: '', summary: '', heroImage: null },
      ...{ parentId: null, position: 0, body: [newPart('paragraph')], publishedAt: seconds, updatedAt: seconds },
    };
    const isThere = await loadEdited(parts, name);
    const problems = isThere
      ? [{ field: 'id', reason: 'There is such a page already.' }]
      : await checkContent(parts.db, name, content);
    if (problems.length > 0) {
      const typed = { from: '', to: '', name: form.name, id: form.id };
      return { status: 'REFUSED', shown: await listView(parts, { tab: 'pages', query: '', typed, problems }) };
    }
    const saved = await saveDraft(parts.db, { ...name, content, version: 0, by: who.email }, { audit });
    return { status: 'DONE', to: hrefOf(name), said: saved.status === 'DONE' ? 'content-kept' : '' };
  },
});

export const listActs: readonly DeskAct[] = [addRedirect, removeRedirect, addPage];
