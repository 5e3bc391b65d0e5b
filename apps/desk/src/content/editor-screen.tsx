import type { ContentEditorView } from '@wattle/contract/desk';
import { VIEW_SHOP } from '@wattle/messages/desk';
import * as words from '@wattle/messages/desk-content';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { PartForm } from './part-form.tsx';
import { PartList } from './part-list.tsx';
import { PreviewSide } from './preview-side.tsx';
import { momentShortWords, StateMark } from './state-mark.tsx';

export const editorTitle = ({ title }: ContentEditorView): string => `${title}, ${words.CONTENT_TITLE.toLowerCase()}`;

type Props = { readonly view: ContentEditorView };

function Head({ view }: Props): ReactNode {
  const { title, tab, href, version, part, shopPath, hasPreview, beside } = view;
  return (
    <div className="head head--edit">
      <div>
        <nav className="crumb" aria-label={words.CONTENT_TITLE}>
          <a href="/desk/content">{words.CONTENT_TITLE}</a> <Icon name="right" />{' '}
          <a href={`/desk/content?tab=${tab}`}>{words.CONTENT_TABS[tab]}</a>
        </nav>
        <h1>{title}</h1>
      </div>
      <p id="live-state">
        <StateMark {...view} />
      </p>
      <div className="acts" id="live-acts">
        {beside && (
          <a className="b b--quiet" href={beside.href}>
            {beside.title}
          </a>
        )}
        {shopPath && (
          <a className="b b--quiet" href={shopPath}>
            <Icon name="store" /> {VIEW_SHOP}
          </a>
        )}
        {hasPreview && (
          <a className="b" href={`${href}/preview`} target="_blank" rel="noopener">
            <Icon name="eye" /> {words.OPEN_PREVIEW}
          </a>
        )}
        {version !== 0 && (
          <form method="post" action={`${href}/publish`}>
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="at" value={part.at} />
            <button className="b b--2" type="submit">
              {words.PUBLISH_NOW}
            </button>
          </form>
        )}
      </div>
    </div>
  );
}

/** Both texts, and whose stays. */
function Conflict({ view }: Props): ReactNode {
  const { conflict, href, part, version } = view;
  if (!conflict) return null;
  const { by, at, fields } = conflict;
  return (
    <section className="say say--wait clash" aria-labelledby="h-clash">
      <Icon name="alert" />
      <div>
        <h2 id="h-clash">{words.CONFLICT_TITLE}</h2>
        <p>
          {by === null ? words.CONFLICT_GONE : `${by}${at === null ? '' : `, ${momentShortWords(at)}`}. `}
          {fields.length > 0 && words.CONFLICT_NOTE}
        </p>
        {fields.map(({ name, label, theirs, mine }) => (
          <dl key={name} className="two">
            <div>
              <dt>
                {label}: {words.THEIRS.toLowerCase()}
              </dt>
              <dd>{theirs}</dd>
            </div>
            <div>
              <dt>
                {label}: {words.MINE.toLowerCase()}
              </dt>
              <dd>{mine}</dd>
            </div>
          </dl>
        ))}
        <div className="acts">
          <a className="b" href={`${href}?at=${encodeURIComponent(part.at)}`}>
            {words.KEEP_THEIRS}
          </a>
          {fields.length > 0 && (
            <form method="post" action={`${href}/save`}>
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="at" value={part.at} />
              {part.fields.map((field) => (
                <input
                  key={field.name}
                  type="hidden"
                  name={`f.${field.name}`}
                  value={fields.find(({ name }) => name === field.name)?.mine ?? field.value}
                />
              ))}
              <button className="b b--2" type="submit">
                {words.KEEP_MINE}
              </button>
            </form>
          )}
        </div>
      </div>
    </section>
  );
}

/** Blocks, the form of the chosen one, and the page as shoppers will see it. */
export function EditorScreen({ view }: ScreenProps<'contentEditor'>): ReactNode {
  return (
    <main id="main" className="edit">
      <Head view={view} />
      <Conflict view={view} />
      {view.state === 'refused' && (
        <p className="say say--bad" role="alert">
          <Icon name="alert" />
          <span>
            <b>{words.REFUSED_WHEN_DUE}</b> {view.problem}
          </span>
        </p>
      )}
      <div className="g-cont">
        <PartList view={view} />
        <PartForm view={view} />
        <PreviewSide view={view} />
      </div>
    </main>
  );
}
