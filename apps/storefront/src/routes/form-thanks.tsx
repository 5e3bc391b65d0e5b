import { MARKETING_FORM_THANKS } from '@wattle/messages';
import { notFound } from '../features/errors/not-found.ts';
import { formKindOf } from '../features/forms/form-pages.ts';
import { FormThanksScreen } from '../features/forms/form-thanks-screen.tsx';
import { clientContext } from '../page/client-context.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/form-thanks.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const kind = formKindOf(params.kind);
  if (!kind) throw await notFound({ context, url });
  const canonical = `${url.origin}${url.pathname}`;
  const { listId } = params;
  if (!listId || !/^[\w-]{1,64}$/.test(listId)) return { kind, canonical, list: undefined };
  const found = await context.get(clientContext).findMarketingList({ listId });
  return { kind, canonical, list: found.status === 'SUCCESS' ? found.value : undefined };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const title = MARKETING_FORM_THANKS[loaderData.kind];
  return pageMeta({ title, description: title, canonical: loaderData.canonical, hidden: true });
}

export default function FormThanksRoute({ loaderData }: Route.ComponentProps) {
  return <FormThanksScreen kind={loaderData.kind} list={loaderData.list} />;
}
