import * as words from '@wattle/messages/desk-people';
import { whenWords } from '@wattle/messages/desk-times';
import type { ReactNode } from 'react';
import { NextPage } from '../parts/find-form.tsx';
import { NothingHere } from '../parts/nothing-here.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { PeopleHead } from './people-tabs.tsx';

export const signUpsTitle = (): string => words.SIGN_UPS;

export function SignUpsScreen({ view: { signUps, next }, frame }: ScreenProps<'signUps'>): ReactNode {
  return (
    <main id="main" className="page">
      <PeopleHead at="/desk/people/sign-ups" note={words.SIGN_UPS_NOTE} />
      {signUps.length === 0 ? (
        <NothingHere icon="people" title={words.NO_SIGN_UPS} />
      ) : (
        <section className="p wide" aria-label={words.SIGN_UPS}>
          <table className="t t--fold">
            <thead>
              <tr>
                {[words.EMAIL, words.NAME, words.LIST, words.WHEN].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {signUps.map(({ id, email, name, list, at, personHref }) => (
                <tr key={id}>
                  <th scope="row">
                    <a className="link" href={personHref}>
                      {email}
                    </a>
                  </th>
                  <td>{name}</td>
                  <td>{list || words.NEWSLETTER}</td>
                  <td className="nw">{whenWords(at, frame?.now ?? at)}</td>
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
