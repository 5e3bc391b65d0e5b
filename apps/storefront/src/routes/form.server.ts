import type { ActArgs, LoadArgs } from '../app/load-args.ts';
import { notFound } from '../features/errors/not-found.ts';
import { FORM_PAGES, formKindOf } from '../features/forms/form-pages.ts';
import { isBeginning, type ReturnedForm, readPostedFields, thanksPath } from '../features/forms/posted-form.ts';
import { takePostedForm } from '../features/forms/take-posted-form.ts';
import { pageMeta } from '../page/page-meta.ts';
import { ActionAnswer, Redirect } from '../router/page-answer.ts';

const SEE_OTHER = 303;
const BAD_REQUEST = 400;
const UNAVAILABLE = 503;

export async function load({ context, params, url }: LoadArgs<'kind'>) {
  const kind = formKindOf(params.kind);
  if (!kind) throw await notFound({ context, url });
  const { title, line } = FORM_PAGES[kind];
  const canonical = `${url.origin}${url.pathname}`;
  return { kind, head: pageMeta({ title, description: line, canonical, hidden: true }) };
}

/** A form posted without JavaScript: redirects to the thank-you, or returns the form with its input. */
export async function act({ context, params, body, url }: ActArgs<'kind'>) {
  const kind = formKindOf(params.kind);
  if (!kind) throw await notFound({ context, url });
  const fields = readPostedFields(body);
  if (isBeginning(body)) return new ActionAnswer<ReturnedForm>({ fields, reasons: [], state: 'editing' }, 200);
  const taken = await takePostedForm(kind, fields, context.client, Date.now());
  if (taken === 'taken') return new Redirect(thanksPath(kind, fields.listId), SEE_OTHER);
  return new ActionAnswer<ReturnedForm>(taken.form, taken.status === 'ERROR' ? UNAVAILABLE : BAD_REQUEST);
}
