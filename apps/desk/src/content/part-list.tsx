import type { ContentEditorView, ContentPart } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-content';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { momentShortWords } from './state-mark.tsx';

const ICONS: Readonly<Record<string, string>> = {
  page: 'page',
  container: 'grid',
  group: 'grid',
  heading: 'doc',
  paragraph: 'doc',
  wysiwyg: 'doc',
  image: 'zoom',
  link: 'right',
  'product-listing': 'tag',
  'category-listing': 'grid',
  'brand-listing': 'star',
  'article-listing': 'doc',
  scheduled: 'clock',
};

function Part({ part, view }: { readonly part: ContentPart; readonly view: ContentEditorView }): ReactNode {
  const isChosen = part.at === view.part.at;
  return (
    <li className={`d${Math.min(part.depth, 4)}`}>
      <a href={`${view.href}?at=${encodeURIComponent(part.at)}`} aria-current={isChosen ? 'true' : undefined}>
        <Icon name={ICONS[part.type] ?? 'page'} />
        <span>
          <b>{words.partName(part.type)}</b>
          {part.words && <small className="cut">{part.words}</small>}
        </span>
        {part.isRefused ? (
          <span className="dot dot--bad">
            <span className="sr">{words.REFUSED}</span>
          </span>
        ) : (
          part.isChanged && (
            <span className="dot">
              <span className="sr">{words.CHANGED}</span>
            </span>
          )
        )}
      </a>
    </li>
  );
}

function History({ view }: { readonly view: ContentEditorView }): ReactNode {
  const { history, writtenBy, writtenAt, href } = view;
  const whoOf = (by: string): string => (by === 'import' ? words.IMPORT_WORDS : by);
  return (
    <>
      <h2 className="later">{words.HISTORY}</h2>
      {history.length === 0 && writtenBy === null && <p className="hint">{words.HISTORY_NONE}</p>}
      <ol className="hist">
        {writtenBy !== null && writtenAt !== null && (
          <li className="now">
            <b>
              {words.DRAFT_BY}, {momentShortWords(writtenAt)}
            </b>
            {writtenBy}
          </li>
        )}
        {history.map(({ id, by, at, isTakenAway }, index) => (
          <li key={id}>
            <b>{index === 0 ? `${words.LIVE_NOW}, ${momentShortWords(at)}` : momentShortWords(at)}</b>
            {whoOf(by)}
            {isTakenAway && `, ${words.TAKEN_AWAY}`}{' '}
            {index > 0 && (
              <form method="post" action={`${href}/undo`}>
                <input type="hidden" name="id" value={id} />
                <button className="link" type="submit" aria-label={`${words.BRING_BACK} ${momentShortWords(at)}`}>
                  {words.BRING_BACK}
                </button>
              </form>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

const isIn = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}.`);

/** The outermost parts, and on the way to the chosen one those beside it. A folded part has the marks of what is in it. */
function unfolded({ parts, part: chosen }: ContentEditorView): ContentPart[] {
  const opened = parts.filter(({ at, type }) => type !== 'page' && isIn(chosen.at, at));
  const isShown = ({ at, depth }: ContentPart): boolean =>
    depth === 0 || opened.some((outer) => outer.depth === depth - 1 && isIn(at, outer.at));
  return parts.filter(isShown).map((part) => {
    const folded = opened.some(({ at }) => at === part.at) ? [part] : parts.filter(({ at }) => isIn(at, part.at));
    return {
      ...part,
      isChanged: folded.some(({ isChanged }) => isChanged),
      isRefused: folded.some(({ isRefused }) => isRefused),
    };
  });
}

/** The parts in order, and what was published before. */
export function PartList({ view }: { readonly view: ContentEditorView }): ReactNode {
  const blocks = view.parts.filter(({ at, depth }) => at !== 'page' && depth === 0);
  return (
    <section aria-labelledby="h-parts" id="live-parts">
      <div className="acts">
        <h2 id="h-parts">{view.tab === 'menus' ? words.MENU_PARTS : words.PARTS}</h2>
        <span className="q s12">{blocks.length}</span>
      </div>
      <ol className="blocks">
        {unfolded(view).map((part) => (
          <Part key={part.at} part={part} view={view} />
        ))}
      </ol>
      <History view={view} />
    </section>
  );
}
