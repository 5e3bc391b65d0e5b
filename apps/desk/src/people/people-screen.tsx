import * as words from '@wattle/messages/desk-people';
import { dayWords } from '@wattle/messages/desk-times';
import type { ReactNode } from 'react';
import { FindForm } from '../parts/find-form.tsx';
import { NothingHere } from '../parts/nothing-here.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { PeopleHead } from './people-tabs.tsx';

export const peopleTitle = (): string => words.FIND;

export function PeopleScreen({ view: { query, people }, frame }: ScreenProps<'people'>): ReactNode {
  return (
    <main id="main" className="page">
      <PeopleHead at="/desk/people/find" note={words.FIND_NOTE}>
        <FindForm action="/desk/people/find" label={words.FIND_LABEL} query={query} isPosted />
      </PeopleHead>
      {people.length === 0 ? (
        <NothingHere icon="people" title={query === '' ? words.NO_PEOPLE : words.NO_MATCH} />
      ) : (
        <section className="p wide" aria-label={words.FIND}>
          <table className="t t--2">
            <thead>
              <tr>
                <th scope="col">{words.NAME}</th>
                <th scope="col">{words.ACCOUNT}</th>
                <th scope="col" className="r">
                  {words.ORDERS}
                </th>
                <th scope="col" className="r">
                  {words.LAST_ORDER}
                </th>
              </tr>
            </thead>
            <tbody>
              {people.map(({ email, name, hasAccount, orders, lastOrderAt, href }) => (
                <tr key={email}>
                  <th scope="row">
                    <a className="link" href={href}>
                      {name || email}
                    </a>
                    <small>{email}</small>
                  </th>
                  <td>{hasAccount ? words.HAS_ACCOUNT : words.GUEST}</td>
                  <td className="r num">{orders}</td>
                  <td className="r nw">
                    {lastOrderAt === null ? '' : dayWords(lastOrderAt, frame?.now ?? lastOrderAt)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </main>
  );
}
