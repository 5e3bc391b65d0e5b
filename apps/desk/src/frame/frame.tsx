import type { DeskArea, DeskFrame } from '@wattle/contract/desk';
import * as words from '@wattle/messages/desk';
import { clockWords } from '@wattle/messages/desk-times';
import { momentDayWords } from '@wattle/messages/order-dates';
import { wordOf } from '@wattle/messages/word-of';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { AREA_LOOKS, OF_SHOP } from './areas.ts';
import { Sprig } from './logo.tsx';

const DOCK_SIZE = 4;

const initialsOf = (name: string): string =>
  name
    .split(/[\s.@_-]+/)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');

type AreaProps = { readonly area: DeskArea; readonly frame: DeskFrame };

function AreaLink({ area, frame }: AreaProps): ReactNode {
  const { icon, href } = AREA_LOOKS[area];
  const waiting = frame.waiting[area];
  return (
    <a href={href} aria-current={frame.area === area ? 'page' : undefined}>
      <Icon name={icon} /> {words.AREAS[area]}
      {waiting ? (
        <small>
          {waiting}
          <span className="sr">{words.TO_DO}</span>
        </small>
      ) : null}
    </a>
  );
}

function Rail({ frame }: { readonly frame: DeskFrame }): ReactNode {
  const { who, areas, shopName } = frame;
  const ofShop = areas.filter((area) => OF_SHOP.includes(area));
  const roles = who.roles.map((role) => words.ROLES[role]).join(', ');
  return (
    <header className="rail only-lg">
      <div>
        <a className="logo" href="/desk">
          <Sprig />
          {shopName.toLowerCase()} <em>{words.DESK}</em>
        </a>
        <nav aria-label={words.DESK_NAV}>
          {areas
            .filter((area) => !OF_SHOP.includes(area))
            .map((area) => (
              <AreaLink key={area} area={area} frame={frame} />
            ))}
          <h2>{words.SHOP}</h2>
          {ofShop.map((area) => (
            <AreaLink key={area} area={area} frame={frame} />
          ))}
          <a href="/">
            <Icon name="store" /> {words.VIEW_SHOP}
          </a>
        </nav>
        <div className="me">
          <span className="who" aria-hidden="true">
            {initialsOf(who.name)}
          </span>
          <span>
            <a href="/desk/sessions" title={words.SESSIONS}>
              {who.name}
            </a>
            {roles || words.NO_ROLES}
          </span>
          <form method="post" action="/desk/signout">
            <button type="submit" className="out">
              {words.SIGN_OUT}
            </button>
          </form>
        </div>
      </div>
    </header>
  );
}

function Bar({ frame }: { readonly frame: DeskFrame }): ReactNode {
  return (
    <section className="bar only-lg" aria-label={words.FIND_BAR}>
      <search>
        <form className="gs" action="/desk/find" method="post">
          <label className="sr" htmlFor="gs">
            {words.FIND}
          </label>
          <Icon name="search" />
          <input id="gs" type="search" name="q" placeholder={words.FIND} data-find="" />
          <span className="key" aria-hidden="true">
            /
          </span>
        </form>
      </search>
      <p className="at push">
        {momentDayWords(frame.now)}, <b>{clockWords(frame.now)}</b>
      </p>
    </section>
  );
}

function PhoneBar({ frame }: { readonly frame: DeskFrame }): ReactNode {
  const { back, area, who } = frame;
  return (
    <header className="sbar only-sm">
      {back ? (
        <a className="to" href={back.href} aria-label={words.BACK}>
          <Icon name="left" />
        </a>
      ) : (
        <span className="mark">
          <Sprig />
        </span>
      )}
      <span>
        <b>{back?.title ?? (area ? words.AREAS[area] : words.DESK_NAV)}</b>
        <small>{back?.note ?? who.name}</small>
      </span>
      <a className="push" href="/desk/find" aria-label={words.FIND}>
        <Icon name="search" />
      </a>
    </header>
  );
}

function Dock({ frame }: { readonly frame: DeskFrame }): ReactNode {
  const [first, rest] = [frame.areas.slice(0, DOCK_SIZE), frame.areas.slice(DOCK_SIZE)];
  return (
    <nav className="dock only-sm" aria-label={words.DESK_PHONE_NAV}>
      {first.map((area) => (
        <a key={area} href={AREA_LOOKS[area].href} aria-current={frame.area === area ? 'page' : undefined}>
          <Icon name={AREA_LOOKS[area].icon} />
          {words.AREAS[area]}
        </a>
      ))}
      <details className="rest">
        <summary>
          <Icon name="menu" />
          {words.MORE}
        </summary>
        <div>
          {rest.map((area) => (
            <a key={area} href={AREA_LOOKS[area].href}>
              {words.AREAS[area]}
            </a>
          ))}
          <a href="/">{words.VIEW_SHOP}</a>
          <a href="/desk/sessions">{words.SESSIONS}</a>
          <form method="post" action="/desk/signout">
            <button type="submit" className="out">
              {words.SIGN_OUT}
            </button>
          </form>
        </div>
      </details>
    </nav>
  );
}

type Props = { readonly frame: DeskFrame; readonly children: ReactNode };

/** What is around every screen: the rail and the bar, on phones a bar and a dock. */
export function Frame({ frame, children }: Props): ReactNode {
  const said = frame.said === null ? undefined : wordOf(words.SAID, frame.said);
  return (
    <body className="desk">
      <a className="skip b b--2" href="#main">
        {words.SKIP}
      </a>
      <Rail frame={frame} />
      <Bar frame={frame} />
      <PhoneBar frame={frame} />
      <div className="stage">
        {said && (
          <p className="say said" role="status">
            <Icon name="check" />
            <b>{said}</b>
          </p>
        )}
        {children}
      </div>
      <Dock frame={frame} />
    </body>
  );
}
