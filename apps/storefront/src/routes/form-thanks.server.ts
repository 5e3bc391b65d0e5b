import { MARKETING_FORM_THANKS } from '@wattle/messages';
import type { LoadArgs } from '../app/load-args.ts';
import { notFound } from '../features/errors/not-found.ts';
import { formKindOf } from '../features/forms/form-pages.ts';
import { pageMeta } from '../page/page-meta.ts';

export async function load({ context, params, url }: LoadArgs<'kind'>) {
  const kind = formKindOf(params.kind);
  if (!kind) throw await notFound({ context, url });
  const title = MARKETING_FORM_THANKS[kind];
  const head = pageMeta({ title, description: title, canonical: `${url.origin}${url.pathname}`, hidden: true });
  const { listId } = params;
  if (!listId || !/^[\w-]{1,64}$/.test(listId)) return { kind, head, list: undefined };
  const found = await context.client.findMarketingList({ listId });
  return { kind, head, list: found.status === 'SUCCESS' ? found.value : undefined };
}
