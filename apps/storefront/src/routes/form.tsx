import { data, redirect } from 'react-router';
import { notFound } from '../features/errors/not-found.ts';
import { FORM_PAGES, formKindOf } from '../features/forms/form-pages.ts';
import { FormScreen } from '../features/forms/form-screen.tsx';
import { isBeginning, type ReturnedForm, readPostedFields, thanksPath } from '../features/forms/posted-form.ts';
import { takePostedForm } from '../features/forms/take-posted-form.ts';
import { clientContext } from '../page/client-context.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/form.ts';

const SEE_OTHER = 303;
const BAD_REQUEST = 400;
const UNAVAILABLE = 503;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const kind = formKindOf(params.kind);
  if (!kind) throw await notFound({ context, url });
  return { kind, canonical: `${url.origin}${url.pathname}` };
}

/** A form posted by a browser without scripts: the thank you, or the form again with everything that was typed. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const kind = formKindOf(params.kind);
  if (!kind) throw await notFound({ context, url });
  const body = await request.text();
  const fields = readPostedFields(body);
  if (isBeginning(body)) return { fields, reasons: [], state: 'editing' } satisfies ReturnedForm;
  const taken = await takePostedForm(kind, fields, context.get(clientContext), Date.now());
  if (taken === 'taken') return redirect(thanksPath(kind, fields.listId), SEE_OTHER);
  return data(taken, taken.state === 'failure' ? UNAVAILABLE : BAD_REQUEST);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, line } = FORM_PAGES[loaderData.kind];
  return pageMeta({ title, description: line, canonical: loaderData.canonical, hidden: true });
}

export default function FormRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <FormScreen kind={loaderData.kind} returned={actionData} />;
}
