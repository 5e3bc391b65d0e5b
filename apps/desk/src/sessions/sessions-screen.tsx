import * as words from '@wattle/messages/desk';
import { whenWords } from '@wattle/messages/desk-times';
import type { ReactNode } from 'react';
import type { ScreenProps } from '../screen-props.ts';

export const sessionsTitle = (): string => words.SESSIONS;

const Key = ({ value }: { readonly value: string }): ReactNode => <input type="hidden" name="key" value={value} />;

export function SessionsScreen({ view: { sessions, key }, frame }: ScreenProps<'sessions'>): ReactNode {
  const { device: browser, since: from, seen } = words.SESSION_COLUMNS;
  return (
    <main id="main" className="page">
      <div className="head">
        <div>
          <h1>{words.SESSIONS}</h1>
          <p>{words.SESSIONS_NOTE}</p>
        </div>
        {sessions.length > 1 && (
          <form className="push" method="post" action="/desk/sessions/end-others">
            <Key value={key} />
            <button className="b" type="submit">
              {words.SESSIONS_END_OTHERS}
            </button>
          </form>
        )}
      </div>
      <section className="p wide" aria-label={words.SESSIONS}>
        <table className="t t--fold">
          <thead>
            <tr>
              {[browser, from, seen].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">
                <span className="sr">{words.SESSION_END}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sessions.map(({ id, device, since, seenAt, isThis }) => (
              <tr key={id}>
                <th scope="row">{device || words.SESSION_UNKNOWN}</th>
                <td className="nw" data-name={from}>
                  {whenWords(since, frame?.now ?? since)}
                </td>
                <td className="nw" data-name={seen}>
                  {whenWords(seenAt, frame?.now ?? seenAt)}
                </td>
                <td>
                  {isThis ? (
                    words.SESSION_HERE
                  ) : (
                    <form method="post" action="/desk/sessions/end">
                      <Key value={`${key}-${id.slice(0, 12)}`} />
                      <input type="hidden" name="session" value={id} />
                      <button className="b b--s" type="submit">
                        {words.SESSION_END}
                      </button>
                    </form>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </main>
  );
}
