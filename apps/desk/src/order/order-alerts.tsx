import type { DeskRefusal, OrderConflict, OrderView } from '@wattle/contract/desk';
import { nameOfLine } from '@wattle/domain/order';
import { mineWords, yoursWords } from '@wattle/messages/desk-conflict-words';
import * as words from '@wattle/messages/desk-order';
import { PROBLEMS } from '@wattle/messages/desk-orders';
import { refusalWords } from '@wattle/messages/desk-refusal-words';
import { clockWords } from '@wattle/messages/desk-times';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { money } from '../parts/money.ts';
import { OrderFields, orderHref } from './order-forms.tsx';

type Props = { readonly view: OrderView };

/** Why nothing was done. */
export const Refused = ({ refusals }: { readonly refusals: readonly DeskRefusal[] }): ReactNode =>
  refusals.length > 0 && (
    <div className="say say--bad" role="alert">
      <Icon name="alert" />
      <span>
        <b>{words.REFUSED}</b> {refusals.map(refusalWords).join(' ')}
      </span>
    </div>
  );

function ConflictBox({ view, conflict }: Props & { readonly conflict: OrderConflict }): ReactNode {
  const { theirs, yours, action, was } = conflict;
  const [first] = theirs;
  const lineName = (wanted: string): string => nameOfLine(view.order.lines, wanted);
  return (
    <section className="p conflict" aria-label={words.CONFLICT_UNKNOWN}>
      <div className="say say--wait" role="alert">
        <Icon name="people" />
        <span>
          <b>{first ? `${first.actor} ${words.CONFLICT}` : words.CONFLICT_UNKNOWN}</b> {words.CONFLICT_TEXT}
        </span>
      </div>
      <div className="o-two">
        <div>
          <h2>{words.THEIRS}</h2>
          <ul className="stack s13">
            {theirs.map(({ actor, act, at }) => (
              <li key={`${at} ${act}`}>
                {actor} {words.ACTS[act] ?? act}, {clockWords(at)}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{words.YOURS}</h2>
          <p className="s13">{mineWords(action)}</p>
          <dl className="dl s13">
            {yoursWords(yours, lineName).map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="acts">
        <form method="post" action={action}>
          <input type="hidden" name="version" value={view.version} />
          {yours.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button className="b b--2" type="submit">
            {words.SAVE_MINE}
          </button>
        </form>
        <a className="b" href={orderHref(view.order.number)}>
          {words.TAKE_THEIRS}
        </a>
        <span className="q s13 push">
          {view.order.number}, {words.VERSION} {view.version}, {words.YOURS_WAS} {was}
        </span>
      </div>
    </section>
  );
}

/** What somebody else did while a form was open; nothing that was typed is lost. */
export const Conflict = ({ view }: Props): ReactNode =>
  view.conflict && <ConflictBox view={view} conflict={view.conflict} />;

/** What somebody has to look at, and what can be done about it. */
export function Problems({ view }: Props): ReactNode {
  const { problem, problems, order } = view;
  if (problem === null) return null;
  const action = `${orderHref(order.number)}/problems`;
  return (
    <div className="say say--bad">
      <Icon name="alert" />
      <div>
        <b>{PROBLEMS[problem] ?? words.PROBLEM_TITLE}</b>{' '}
        {problems.map(({ kind, amountCents }) => `${PROBLEMS[kind] ?? kind} ${money(amountCents)}`).join(', ')}
        {problems.length > 0 && (
          <form className="acts" method="post" action={action}>
            <OrderFields view={view} name="problems" />
            <button className="b b--s" type="submit" name="what" value="retry">
              {words.TRY_AGAIN}
            </button>
            <button className="b b--s" type="submit" name="what" value="solved">
              {words.SOLVED}
            </button>
          </form>
        )}
      </div>
    </div>
  );
}
