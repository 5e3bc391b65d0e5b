import { QUERY_ACTS } from '@wattle/domain/search';
import { z } from 'zod';
import { addSynonym, changePins, removeSynonym, typedWords } from '../../features/search/search-words.ts';
import { defineAct } from '../desk-act.ts';
import { showSearch } from './search-screens.ts';

const text = z.string().max(500).default('');
const SEARCH = '/desk/search';
const toWords = (words: string): string => `${SEARCH}?${new URLSearchParams({ q: words })}`;

const add = defineAct({
  name: 'synonym-add',
  path: '/desk/search/synonyms',
  role: 'content',
  form: z.object({ from: text, words: text, both: text }),
  subject: ({ form }) => ({ kind: 'synonym', id: form.from }),
  async run(parts, { form }) {
    const isBothWays = form.both !== '';
    const answer = await addSynonym(parts.store, { from: form.from, words: typedWords(form.words), isBothWays });
    if (answer.status !== 'SUCCESS') {
      const problem = answer.reasons[0]?.code ?? null;
      const shown = await showSearch(parts, { query: '', adding: form.from, typed: form.words, isBothWays, problem });
      return { status: 'REFUSED', shown };
    }
    return { status: 'DONE', to: toWords(form.from), said: 'SYNONYM_ADDED', change: answer.value };
  },
});

const remove = defineAct({
  name: 'synonym-remove',
  path: '/desk/search/synonyms/remove',
  role: 'content',
  form: z.object({ id: text }),
  subject: ({ form }) => ({ kind: 'synonym', id: form.id }),
  async run({ store }, { form }) {
    const answer = await removeSynonym(store, form.id);
    if (answer.status !== 'SUCCESS') return { status: 'NOT_FOUND' };
    return { status: 'DONE', to: SEARCH, said: 'SYNONYM_GONE', change: { before: answer.value, after: null } };
  },
});

const pin = defineAct({
  name: 'search-pin',
  path: '/desk/search/pins',
  role: 'content',
  form: z.object({ words: text, act: z.enum(QUERY_ACTS), product: text }),
  subject: ({ form }) => ({ kind: 'search', id: form.words }),
  async run({ store }, { form }) {
    const answer = await changePins(store, { words: form.words, act: form.act, productId: form.product });
    if (answer.status !== 'SUCCESS') return { status: 'NOT_FOUND' };
    return { status: 'DONE', to: toWords(form.words), said: 'PINS_CHANGED', change: answer.value };
  },
});

const ignore = defineAct({
  name: 'search-ignore',
  path: '/desk/search/ignored',
  role: 'content',
  form: z.object({ words: z.string().min(1).max(100) }),
  subject: ({ form }) => ({ kind: 'search', id: form.words }),
  async run({ store }, { form }) {
    await store.emptySearches.ignore(form.words, true);
    return { status: 'DONE', to: SEARCH, said: 'SEARCH_IGNORED' };
  },
});

export const searchActs = [add, remove, pin, ignore];
