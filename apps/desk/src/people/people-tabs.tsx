import * as words from '@wattle/messages/desk-people';
import type { ReactNode } from 'react';

const TABS = [
  ['/desk/people', words.OPEN],
  ['/desk/people?state=closed', words.CLOSED],
  ['/desk/people/sign-ups', words.SIGN_UPS],
  ['/desk/people/find', words.FIND],
] as const;

type Props = { readonly at: (typeof TABS)[number][0]; readonly note: string; readonly children?: ReactNode };

/** The heading of the lists about people, and the way between them. */
export const PeopleHead = ({ at, note, children }: Props): ReactNode => (
  <>
    <div className="head">
      <div>
        <h1>{TABS.find(([href]) => href === at)?.[1]}</h1>
        <p>{note}</p>
      </div>
      <nav className="seg push" aria-label={words.TABS}>
        {TABS.map(([href, label]) => (
          <a key={href} href={href} aria-current={href === at ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
    </div>
    {children}
  </>
);
