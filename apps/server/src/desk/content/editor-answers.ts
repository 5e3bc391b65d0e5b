import { z } from 'zod';
import type { Name } from '../../features/editing/content-kinds.ts';
import type { Audited } from '../../features/editing/draft-content.ts';
import type { ActRequest, ActResult } from '../desk-act.ts';
import type { DeskParts } from '../desk-parts.ts';
import { hrefOf } from './content-names.ts';
import { type EditorOptions, editorView, loadEdited } from './editor-view.ts';

export const PATH = '/desk/content/:kind/:key';
export const version = z.coerce.number().int().min(0);
export const at = z.string().max(300).default('page');

type Params = { readonly params: Readonly<Record<string, string>> };
export const subject = ({ params }: Params) => ({ kind: params.kind ?? '', id: params.key ?? '' });

type Shown = Pick<EditorOptions, 'planProblem' | 'pictureProblem' | 'conflict'> & { readonly at?: string };

/** The editor once more, with why not. */
export async function again(
  parts: DeskParts,
  { nowMs }: Pick<ActRequest<unknown>, 'nowMs'>,
  name: Name,
  status: 'REFUSED' | 'CONFLICT',
  { at: place = 'page', ...more }: Shown = {},
): Promise<ActResult> {
  const edited = await loadEdited(parts, name);
  if (!edited) return { status: 'NOT_FOUND' };
  return { status, shown: await editorView(parts, name, edited, { at: place, nowMs, ...more }) };
}

export async function conflictOf(parts: DeskParts, name: Name): Promise<NonNullable<EditorOptions['conflict']>> {
  const open = await parts.store.contentVersions.findOpen(name);
  return { by: open?.writtenBy ?? null, at: open?.writtenAt ?? null, fields: [] };
}

/** Writes only what was changed into the log: the whole is in the versions. */
export const auditOf = (
  request: Pick<ActRequest<unknown>, 'audit'>,
  change?: { readonly before: unknown; readonly after: unknown },
): Audited => ({ audit: (tx, whole) => request.audit(tx, change ?? whole) });

export const toPart = (name: Name, place: string): string => `${hrefOf(name)}?${new URLSearchParams({ at: place })}`;
