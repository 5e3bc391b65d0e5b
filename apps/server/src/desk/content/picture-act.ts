import { z } from 'zod';
import { saveDraft } from '../../features/editing/draft-content.ts';
import { setAt } from '../../features/editing/outline/at-path.ts';
import { outlineOf } from '../../features/editing/outline/outline-of.ts';
import { fieldsOf } from '../../features/editing/outline/schema-fields.ts';
import { keepPicture } from '../../features/goods/add-picture.ts';
import { defineAct } from '../desk-act.ts';
import { readName } from './content-names.ts';
import { again, at, auditOf, conflictOf, PATH, subject, toPart, version } from './editor-answers.ts';
import { loadEdited } from './editor-view.ts';

const PICTURE_MAX_BYTES = 12 * 1024 * 1024;

/** Keeps a picture that an editor uploads, and puts its address into the field that it is for. */
export const pictureAct = defineAct({
  ...{ name: 'content-picture', path: `${PATH}/picture`, role: 'content', subject },
  form: z.object({ version, at, field: z.string().max(200) }),
  maxBytes: PICTURE_MAX_BYTES,
  async run(parts, request) {
    const { form, files, who } = request;
    const name = readName(request.params);
    const edited = name && (await loadEdited(parts, name));
    const node = edited && outlineOf(name, edited.content).find((one) => one.at === form.at);
    const field =
      node && fieldsOf(node.schema).find(({ path, kind }) => kind === 'picture' && path.join('.') === form.field);
    if (!name || !edited || !node || !field) return { status: 'NOT_FOUND' };
    const kept = await keepPicture(parts.store, files.get(`picture.${form.field}`) ?? Buffer.of());
    if (kept.status !== 'SUCCESS')
      return again(parts, request, name, 'REFUSED', { at: form.at, pictureProblem: form.field });
    const content = setAt(edited.content, [...node.fields, ...field.path], kept.value);
    const input = { ...name, content, version: form.version, by: who.email };
    const change = { before: { at: form.at }, after: { field: form.field, picture: kept.value } };
    const saved = await saveDraft(parts.db, input, auditOf(request, change));
    if (saved.status !== 'DONE')
      return again(parts, request, name, 'CONFLICT', { at: form.at, conflict: await conflictOf(parts, name) });
    return { status: 'DONE', to: toPart(name, form.at), said: 'content-kept' };
  },
});
