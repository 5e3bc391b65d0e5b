import * as words from '@wattle/messages/desk-people';
import { whenWords } from '@wattle/messages/desk-times';
import type { ReactNode } from 'react';
import { FindForm, NextPage } from '../parts/find-form.tsx';
import { NothingHere } from '../parts/nothing-here.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { PeopleHead } from './people-tabs.tsx';

export const enquiriesTitle = (): string => words.ENQUIRIES;

export function EnquiriesScreen({ view, frame }: ScreenProps<'enquiries'>): ReactNode {
  const { isClosed, query, enquiries, next } = view;
  const empty = isClosed ? words.NO_CLOSED : words.NO_ENQUIRIES;
  return (
    <main id="main" className="page">
      <PeopleHead
        at={isClosed ? '/desk/people?state=closed' : '/desk/people'}
        note={isClosed ? words.CLOSED_NOTE : words.ENQUIRIES_NOTE}
      >
        <FindForm
          action="/desk/people"
          label={words.FIND_ENQUIRY}
          query={query}
          isPosted
          {...(isClosed ? { hidden: { state: 'closed' } } : {})}
        />
      </PeopleHead>
      {enquiries.length === 0 ? (
        <NothingHere icon="people" title={query === '' ? empty : words.NO_MATCH} />
      ) : (
        <section className="p wide" aria-label={words.ENQUIRIES}>
          <table className="t t--2 t--fold">
            <thead>
              <tr>
                <th scope="col">{words.ASKED}</th>
                <th scope="col">{words.WHO}</th>
                <th scope="col">{words.WHAT}</th>
              </tr>
            </thead>
            <tbody>
              {enquiries.map(({ id, email, text, receivedAt }) => (
                <tr key={id}>
                  <td className="nw">{whenWords(receivedAt, frame?.now ?? receivedAt)}</td>
                  <td>{email}</td>
                  <th scope="row">
                    <a className="link clip" href={`/desk/people/enquiries/${id}`}>
                      {text}
                    </a>
                  </th>
                </tr>
              ))}
            </tbody>
          </table>
          <NextPage href={next} />
        </section>
      )}
    </main>
  );
}
