import type { ContentEditorView, ContentField } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-content';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { Picture } from '../parts/picture.tsx';

type FieldProps = { readonly field: ContentField; readonly id: string };

function Control({ field, id }: FieldProps): ReactNode {
  const { kind, value, options, isNeeded, was, problem, name } = field;
  const common = {
    ...{ id, name: `f.${name}`, className: was === null ? 'in' : 'in in--ch' },
    'aria-describedby': was !== null || problem !== null || kind === 'lines' ? `${id}-more` : undefined,
    'aria-invalid': problem === null ? undefined : true,
  };
  if (kind === 'text' || kind === 'lines')
    return <textarea {...common} rows={kind === 'lines' ? 5 : 4} defaultValue={value} />;
  if (kind === 'choice')
    return (
      <select {...common} defaultValue={value}>
        {(!isNeeded || value === '') && <option value="">{words.NOT_SET}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    );
  if (kind === 'time') return <input {...common} type="datetime-local" step="1" defaultValue={value} />;
  return <input {...common} inputMode={kind === 'number' ? 'decimal' : undefined} defaultValue={value} />;
}

function FieldMore({ field, id }: FieldProps): ReactNode {
  const { kind, was, problem } = field;
  if (problem === null && was === null && kind !== 'lines') return null;
  return (
    <p className={problem === null ? 'hint' : 'hint no'} id={`${id}-more`}>
      {problem ?? (was === null ? words.LINES_HINT : was === '' ? words.WAS_EMPTY : `${words.WAS} “${was}”`)}
    </p>
  );
}

const PICTURE_FORM = 'picture-form';

/** A picture from this device. The form that takes it stands beside this one. */
function Upload({ field: { name, label, value }, id, problem }: FieldProps & { readonly problem: boolean }): ReactNode {
  return (
    <div className="upload">
      {value.startsWith('/') && <Picture path={value} />}
      <input
        type="file"
        name={`picture.${name}`}
        form={PICTURE_FORM}
        accept="image/*"
        aria-label={`${words.UPLOAD_LABEL} ${label}`}
        aria-describedby={`${id}-up`}
      />
      <button className="b b--s" type="submit" form={PICTURE_FORM} name="field" value={name}>
        {words.UPLOAD}
      </button>
      <small id={`${id}-up`} className={problem ? 'no' : undefined}>
        {problem ? words.UPLOAD_NO : words.UPLOAD_HINT}
      </small>
    </div>
  );
}

type OneField = { readonly field: ContentField; readonly at: string; readonly hasNoPicture: boolean };

function Field({ field, at, hasNoPicture }: OneField): ReactNode {
  const id = `f-${at}-${field.name}`.replaceAll('.', '-');
  if (field.kind === 'flag')
    return (
      <label className="ck">
        <input
          className="box"
          type="checkbox"
          name={`f.${field.name}`}
          value="true"
          defaultChecked={field.value === 'true'}
        />
        {field.label}
      </label>
    );
  return (
    <div className="field">
      <label htmlFor={id}>
        {field.label}
        {!field.isNeeded && <small>{words.NEED_NOT}</small>}
      </label>
      <Control field={field} id={id} />
      <FieldMore field={field} id={id} />
      {field.kind === 'picture' && <Upload field={field} id={id} problem={hasNoPicture} />}
    </div>
  );
}

type Props = { readonly view: ContentEditorView };

const Hidden = ({ view: { version, part } }: Props): ReactNode => (
  <>
    <input type="hidden" name="version" value={version} />
    <input type="hidden" name="at" value={part.at} />
  </>
);

type ChangeProps = Props & { readonly change: string; readonly icon: string; readonly label: string };

const Change = ({ view, change, icon, label }: ChangeProps): ReactNode => (
  <form method="post" action={`${view.href}/change`}>
    <Hidden view={view} />
    <input type="hidden" name="change" value={change} />
    <button className="b b--quiet b--s b--ic" type="submit" aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  </form>
);

function AddPart({ view, change, types }: Props & { change: 'after' | 'inside'; types: readonly string[] }): ReactNode {
  if (types.length === 0) return null;
  const label = change === 'after' ? words.ADD_AFTER : words.ADD_INSIDE;
  return (
    <form method="post" action={`${view.href}/change`} className="addpart">
      <Hidden view={view} />
      <input type="hidden" name="change" value={change} />
      <div className="field">
        <label htmlFor={`add-${change}`}>{label}</label>
        <select className="in" id={`add-${change}`} name="type">
          {types.map((type) => (
            <option key={type} value={type}>
              {words.partName(type)}
            </option>
          ))}
        </select>
      </div>
      <button className="b" type="submit" aria-label={label}>
        <Icon name="plus" /> {words.ADD}
      </button>
    </form>
  );
}

/** The form of the chosen part, made from what its kind has. */
export function PartForm({ view }: Props): ReactNode {
  const { part, href } = view;
  return (
    <section aria-labelledby="h-part" className="part">
      <div className="acts">
        <h2 id="h-part">{words.partName(part.type)}</h2>
        <span className="push" />
        {part.canMove && !part.isFirst && <Change view={view} change="up" icon="up" label={words.MOVE_UP} />}
        {part.canMove && !part.isLast && <Change view={view} change="down" icon="down" label={words.MOVE_DOWN} />}
        {part.canRestore && <Change view={view} change="restore" icon="undo" label={words.RESTORE_PART} />}
        {part.canMove && <Change view={view} change="copy" icon="doc" label={words.COPY_PART} />}
        {part.canMove && <Change view={view} change="remove" icon="trash" label={words.REMOVE_PART} />}
      </div>
      {part.fields.length === 0 ? (
        <p className="q2">{words.NO_FIELDS}</p>
      ) : (
        <form method="post" action={`${href}/save`} className="fields" data-live="">
          <Hidden view={view} />
          {part.fields.map((field) => (
            <Field key={field.name} field={field} at={part.at} hasNoPicture={view.pictureProblem === field.name} />
          ))}
          <p className="acts">
            <button className="b b--2" type="submit">
              {words.SAVE}
            </button>
            <span className="q s13" role="status" data-kept={words.KEPT} />
          </p>
        </form>
      )}
      <form id={PICTURE_FORM} method="post" action={`${href}/picture`} encType="multipart/form-data" hidden>
        <Hidden view={view} />
      </form>
      <AddPart view={view} change="inside" types={part.inside} />
      <AddPart view={view} change="after" types={part.after} />
    </section>
  );
}
