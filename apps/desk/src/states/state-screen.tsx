import type { StateView } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk';
import type { ReactNode } from 'react';
import { NothingHere } from '../parts/nothing-here.tsx';
import type { ScreenProps } from '../screen-props.ts';

export const stateTitle = ({ state, needed }: StateView): string =>
  state === 'NO_ROLE' && needed ? `${words.STATE_TITLES[state]} “${words.ROLES[needed]}”` : words.STATE_TITLES[state];

const LOOKS: Readonly<Record<StateView['state'], { readonly icon: string; readonly tone: 'bad' | 'wait' | 'good' }>> = {
  NO_ROLE: { icon: 'lock', tone: 'wait' },
  NOT_FOUND: { icon: 'search', tone: 'good' },
  FAILED: { icon: 'alert', tone: 'bad' },
  BAD_FORM: { icon: 'alert', tone: 'bad' },
  EMPTY_DESK: { icon: 'lock', tone: 'wait' },
};

/** A page that only says something: why not, what is safe, what to do. */
export function StateScreen({ view }: ScreenProps<'state'>): ReactNode {
  const { state, has, requestId, back, again } = view;
  return (
    <main id="main" className="page">
      <NothingHere {...LOOKS[state]} title={stateTitle(view)} level="h1">
        <p>
          {state === 'NO_ROLE' && `${words.YOU_HAVE} ${words.rolesWords(has)}. `}
          {words.STATE_TEXTS[state]}
        </p>
        <p className="acts">
          {again !== null && (
            <a className="b b--2" href={again}>
              {words.TRY_AGAIN}
            </a>
          )}
          <a className={again === null ? 'b b--tonal' : 'b b--quiet'} href={back}>
            {words.TO_DESK}
          </a>
        </p>
        {(state === 'FAILED' || state === 'BAD_FORM') && (
          <p className="s12 q">
            {words.REQUEST} {requestId}
          </p>
        )}
      </NothingHere>
    </main>
  );
}
