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
  async run(parts, { form, record }) {
    const isBothWays = form.both !== '';
    const words = typedWords(form.words);
    const answer = await record(async (store) => {
      const result = await addSynonym(store, { from: form.from, words, isBothWays });
      return { result, change: result.status === 'SUCCESS' ? result.value : null };
    });
    if (answer.status !== 'SUCCESS') {
      const problem = answer.reasons[0]?.code ?? null;
      const shown = await showSearch(parts, { query: '', adding: form.from, typed: form.words, isBothWays, problem });
      return { status: 'REFUSED', shown };
    }
    return { status: 'DONE', to: toWords(form.from), said: 'SYNONYM_ADDED' };
  },
});

const remove = defineAct({
  name: 'synonym-remove',
  path: '/desk/search/synonyms/remove',
  role: 'content',
  form: z.object({ id: text }),
  subject: ({ form }) => ({ kind: 'synonym', id: form.id }),
  async run(_, { form, record }) {
    const answer = await record(async (store) => {
      const result = await removeSynonym(store, form.id);
      return { result, change: result.status === 'SUCCESS' ? { before: result.value, after: null } : null };
    });
    if (answer.status !== 'SUCCESS') return { status: 'NOT_FOUND' };
    return { status: 'DONE', to: SEARCH, said: 'SYNONYM_GONE' };
  },
});

const pin = defineAct({
  name: 'search-pin',
  path: '/desk/search/pins',
  role: 'content',
  form: z.object({ words: text, act: z.enum(QUERY_ACTS), product: text }),
  subject: ({ form }) => ({ kind: 'search', id: form.words }),
  async run(_, { form: { words, act, product }, record }) {
    const answer = await record(async (store) => {
      const result = await changePins(store, { words, act, productId: product });
      return { result, change: result.status === 'SUCCESS' ? result.value : null };
    });
    if (answer.status !== 'SUCCESS') return { status: 'NOT_FOUND' };
    return { status: 'DONE', to: toWords(words), said: 'PINS_CHANGED' };
  },
});

const ignore = defineAct({
  name: 'search-ignore',
  path: '/desk/search/ignored',
  role: 'content',
  form: z.object({ words: z.string().min(1).max(100) }),
  subject: ({ form }) => ({ kind: 'search', id: form.words }),
  async run(_, { form: { words }, record }) {
    await record(async ({ emptySearches }) => {
      await emptySearches.ignore(words, true);
      return { result: null, change: { before: null, after: { words } } };
    });
    return { status: 'DONE', to: SEARCH, said: 'SEARCH_IGNORED' };
  },
});

export const searchActs = [add, remove, pin, ignore];
