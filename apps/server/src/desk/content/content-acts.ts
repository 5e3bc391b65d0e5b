import { fromLocalTime } from '@wattle/domain/desk';
import { fieldLabel } from '@wattle/messages/desk-content';
import { SHOP_TIME_ZONE } from '@wattle/messages/shop-day';
import { z } from 'zod';
import { discardDraft, planDraft, saveDraft } from '../../features/editing/draft-content.ts';
import { getAt, setAt } from '../../features/editing/outline/at-path.ts';
import { changeOutline, PART_CHANGES } from '../../features/editing/outline/change-outline.ts';
import { type OutlineNode, outlineOf } from '../../features/editing/outline/outline-of.ts';
import { fieldsOf, readFields, writeField } from '../../features/editing/outline/schema-fields.ts';
import { publishDraft, undoTo } from '../../features/editing/publish-content.ts';
import type { Content } from '../../store/content-versions.ts';
import { type ActResult, type DeskAct, defineAct } from '../desk-act.ts';
import { hrefOf, readName } from './content-names.ts';
import { again, at, auditOf, conflictOf, PATH, subject, toPart, version } from './editor-answers.ts';
import { loadEdited, TIMES } from './editor-view.ts';
import { pictureAct } from './picture-act.ts';

const id = z.coerce.number().int().positive();

type Fields = Readonly<Record<string, unknown>>;
const typedIn =
  (form: Fields) =>
  (name: string): string => {
    const value = form[`f.${name}`];
    return typeof value === 'string' ? value : '';
  };

/** The two texts beside each other, where they differ. */
function differences(theirs: Content, node: OutlineNode, form: Fields) {
  const value = getAt(theirs, node.fields);
  return fieldsOf(node.schema).flatMap((field) => {
    const name = field.path.join('.');
    const [kept, mine] = [writeField(value, field, TIMES), typedIn(form)(name)];
    return kept === mine ? [] : [{ name, label: fieldLabel(field.path), theirs: kept, mine }];
  });
}

const save = defineAct({
  ...{ name: 'edit-content', path: `${PATH}/save`, role: 'content', subject },
  form: z.looseObject({ version, at }),
  async run(parts, request) {
    const { form } = request;
    const name = readName(request.params);
    const edited = name && (await loadEdited(parts, name));
    if (!name || !edited) return { status: 'NOT_FOUND' };
    const node = outlineOf(name, edited.content).find((one) => one.at === form.at);
    const conflict = async (): Promise<ActResult> => {
      const now = await loadEdited(parts, name);
      const found = now && outlineOf(name, now.content).find((one) => one.at === form.at);
      const fields = now && found ? differences(now.content, found, form) : [];
      return again(parts, request, name, 'CONFLICT', {
        at: form.at,
        conflict: { ...(await conflictOf(parts, name)), fields },
      });
    };
    if (!node || (edited.open?.version ?? 0) !== form.version) return conflict();
    const before = getAt(edited.content, node.fields);
    const after = readFields(before ?? {}, node.schema, typedIn(form), TIMES);
    const content = setAt(edited.content, node.fields, after);
    const own = (value: unknown) => Object.fromEntries(fieldNames(node).map((field) => [field, getAt(value, [field])]));
    const change = { before: own(before), after: own(after) };
    const input = { ...name, content, version: form.version, by: request.who.email };
    const saved = await saveDraft(parts.db, input, auditOf(request, change));
    if (saved.status === 'CONFLICT') return conflict();
    if (saved.status === 'REFUSED') return again(parts, request, name, 'REFUSED', { at: form.at });
    return { status: 'DONE', to: toPart(name, form.at), said: 'content-kept' };
  },
});

const fieldNames = ({ schema }: OutlineNode): string[] => Object.keys(schema.properties ?? {});

const change = defineAct({
  ...{ name: 'change-content', path: `${PATH}/change`, role: 'content', subject },
  form: z.object({ version, at, change: z.enum(PART_CHANGES), type: z.string().max(100).default('') }),
  async run(parts, request) {
    const { form } = request;
    const name = readName(request.params);
    const edited = name && (await loadEdited(parts, name));
    if (!name || !edited) return { status: 'NOT_FOUND' };
    const isOld = (edited.open?.version ?? 0) !== form.version;
    const changed = isOld ? undefined : changeOutline(name, edited.content, { ...form, live: edited.live });
    const conflict = async () =>
      again(parts, request, name, 'CONFLICT', { at: form.at, conflict: await conflictOf(parts, name) });
    if (!changed) return isOld ? conflict() : again(parts, request, name, 'REFUSED', { at: form.at });
    const input = { ...name, content: changed.content, version: form.version, by: request.who.email };
    const what = { before: { at: form.at }, after: { change: form.change, type: form.type, at: changed.at } };
    const saved = await saveDraft(parts.db, input, auditOf(request, what));
    if (saved.status !== 'DONE') return conflict();
    return { status: 'DONE', to: toPart(name, changed.at), said: 'content-kept' };
  },
});

const publish = defineAct({
  ...{ name: 'publish-content', path: `${PATH}/publish`, role: 'content', subject },
  form: z.object({ version, at }),
  async run(parts, request) {
    const { form, who } = request;
    const name = readName(request.params);
    if (!name) return { status: 'NOT_FOUND' };
    const done = await publishDraft(parts.db, { ...name, version: form.version, by: who.email }, auditOf(request));
    if (done.status === 'CONFLICT')
      return again(parts, request, name, 'CONFLICT', { at: form.at, conflict: await conflictOf(parts, name) });
    if (done.status === 'REFUSED') return again(parts, request, name, 'REFUSED', { at: form.at });
    return { status: 'DONE', to: toPart(name, form.at), said: 'content-live' };
  },
});

/** A form's time is of a minute: the one that runs is not over. */
const MINUTE_MS = 60_000;

const plan = defineAct({
  ...{ name: 'plan-content', path: `${PATH}/plan`, role: 'content', subject },
  form: z.object({ version, at, time: z.string().max(30).default(''), off: z.string().default('') }),
  async run(parts, request) {
    const { form, nowMs } = request;
    const name = readName(request.params);
    if (!name) return { status: 'NOT_FOUND' };
    const isOff = form.off !== '';
    const publishAt = isOff ? null : fromLocalTime(form.time, SHOP_TIME_ZONE);
    const planProblem = isOff ? null : publishAt === null ? 'NO_TIME' : publishAt < nowMs - MINUTE_MS ? 'PAST' : null;
    if (planProblem) return again(parts, request, name, 'REFUSED', { at: form.at, planProblem });
    const done = await planDraft(parts.db, { ...name, version: form.version, publishAt }, auditOf(request));
    if (done.status === 'CONFLICT')
      return again(parts, request, name, 'CONFLICT', { at: form.at, conflict: await conflictOf(parts, name) });
    if (done.status === 'REFUSED') return again(parts, request, name, 'REFUSED', { at: form.at });
    return { status: 'DONE', to: toPart(name, form.at), said: isOff ? 'content-waits' : 'content-planned' };
  },
});

const discard = defineAct({
  ...{ name: 'discard-content', path: `${PATH}/discard`, role: 'content', subject },
  form: z.object({ version }),
  async run(parts, request) {
    const name = readName(request.params);
    if (!name) return { status: 'NOT_FOUND' };
    const done = await discardDraft(parts.db, { ...name, version: request.form.version }, auditOf(request));
    if (done.status === 'CONFLICT')
      return again(parts, request, name, 'CONFLICT', { conflict: await conflictOf(parts, name) });
    const isLeft = await loadEdited(parts, name);
    return { status: 'DONE', to: isLeft ? hrefOf(name) : '/desk/content', said: 'content-discarded' };
  },
});

const undo = defineAct({
  ...{ name: 'undo-content', path: `${PATH}/undo`, role: 'content', subject },
  form: z.object({ id }),
  async run(parts, request) {
    const name = readName(request.params);
    if (!name) return { status: 'NOT_FOUND' };
    const wanted = { ...name, id: request.form.id, by: request.who.email };
    const done = await undoTo(parts, wanted, auditOf(request));
    if (done.status === 'NOT_FOUND') return done;
    if (done.status === 'REFUSED') return again(parts, request, name, 'REFUSED');
    return { status: 'DONE', to: hrefOf(name), said: 'content-back' };
  },
});

export const editorActs: readonly DeskAct[] = [save, change, pictureAct, publish, plan, discard, undo];
