import type { ContentEditorView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk-content';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { momentShortWords } from './state-mark.tsx';

type Props = { readonly view: ContentEditorView };

const WIDE = 1440;
const PHONE = 390;

function Shot({ view, width }: Props & { readonly width: number }): ReactNode {
  const title = `${view.title} ${words.PREVIEW_OF} ${width}`;
  return (
    <div className={width === WIDE ? 'shot shot--wide' : 'shot shot--phone'} inert>
      <iframe
        src={`${view.href}/preview`}
        title={title}
        sandbox="allow-same-origin"
        tabIndex={-1}
        width={width}
        height={width === WIDE ? 900 : 844}
        data-preview=""
      />
    </div>
  );
}

function Widths(): ReactNode {
  return (
    <div className="seg push only-lg" role="radiogroup" aria-label={words.PREVIEW_WIDTH}>
      <label>
        <input type="radio" name="width" value="both" defaultChecked />
        {words.BOTH}
      </label>
      <label>
        <input type="radio" name="width" value="wide" />
        <Icon name="desktop" /> {WIDE}
      </label>
      <label>
        <input type="radio" name="width" value="phone" />
        <Icon name="mobile" /> {PHONE}
      </label>
    </div>
  );
}

function Checks({ view }: Props): ReactNode {
  const { problems, silent, href } = view;
  const to = (at: string): string => `${href}?at=${encodeURIComponent(at)}`;
  return (
    <div id="live-checks">
      <h3>{words.BEFORE_IT_GOES}</h3>
      <ul className="ticks">
        {problems.length === 0 && (
          <li>
            <Icon name="check" />
            <span>{words.ALL_GOOD}</span>
          </li>
        )}
        {problems.map(({ field, reason, at, words: part }) => (
          <li key={field} className="bad">
            <Icon name="alert" />
            <span>
              <a className="link" href={to(at)}>
                {part}
              </a>
              <small>
                {words.fieldLabel([field.split('.').at(-1) ?? ''])}: {reason}
              </small>
            </span>
          </li>
        ))}
        {silent.length === 0 && view.contentKind === 'article' && (
          <li>
            <Icon name="check" />
            <span>{words.PICTURES_SPEAK}</span>
          </li>
        )}
        {silent.map(({ at }) => (
          <li key={at}>
            <Icon name="alert" />
            <span>
              <a className="link" href={to(at)}>
                {words.SILENT_PICTURE}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function GoesOut({ view }: Props): ReactNode {
  const { version, href, part, state, publishAt, planTime, planProblem } = view;
  if (version === 0) return <p className="q2 s13">{words.NOTHING_TO_PUBLISH}</p>;
  const hidden = (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="at" value={part.at} />
    </>
  );
  return (
    <>
      <h3>{words.GOES_OUT}</h3>
      {publishAt !== null && <p className="q2 s13">{momentShortWords(publishAt)}</p>}
      <form method="post" action={`${href}/plan`} className="plan">
        {hidden}
        <div className="field">
          <label htmlFor="plan-time">{words.PLAN_LABEL}</label>
          <input
            className="in"
            id="plan-time"
            type="datetime-local"
            name="time"
            required
            defaultValue={planTime}
            aria-invalid={planProblem ? true : undefined}
            aria-describedby={planProblem ? 'plan-no' : undefined}
          />
          {planProblem && (
            <p className="hint no" id="plan-no">
              {words.PLAN_PROBLEMS[planProblem]}
            </p>
          )}
        </div>
        <button className="b b--gold" type="submit">
          <Icon name="clock" /> {words.PUBLISH_AT}
        </button>
      </form>
      {state === 'planned' && (
        <form method="post" action={`${href}/plan`}>
          {hidden}
          <input type="hidden" name="off" value="1" />
          <button className="link s13" type="submit">
            {words.TAKE_BACK}
          </button>
        </form>
      )}
      <form method="post" action={`${href}/discard`}>
        {hidden}
        <button className="b b--quiet b--stop b--s" type="submit">
          {words.DISCARD}
        </button>
      </form>
    </>
  );
}

/** The shop's own page at both widths, what stands in the way, and when it goes out. */
export function PreviewSide({ view }: Props): ReactNode {
  return (
    <section aria-labelledby="h-prev" className="prev">
      <div className="acts">
        <h2 id="h-prev">{words.PREVIEW}</h2>
        {view.hasPreview && <Widths />}
      </div>
      {view.hasPreview ? <Shot view={view} width={WIDE} /> : <p className="q2 s13">{words.NO_PREVIEW}</p>}
      <div className="under">
        {view.hasPreview && <Shot view={view} width={PHONE} />}
        <div className="going">
          <Checks view={view} />
          <div className="plans" id="live-plans">
            <GoesOut view={view} />
          </div>
        </div>
      </div>
    </section>
  );
}
