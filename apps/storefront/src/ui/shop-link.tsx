import { linkTarget, unreachable } from '@wattle/domain';
import type { AnchorHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';
import { useBaseUrl } from './base-url.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type ShopLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  Pick<LinkProps, 'prefetch' | 'replace' | 'preventScrollReset' | 'state'> & { to: string };

/** A link of any kind: inside the app it is a navigation, elsewhere it opens in a new tab [D-2-12 D-2-13]. */
export function ShopLink({ to, prefetch, replace, preventScrollReset, state, children, ...anchor }: ShopLinkProps) {
  const target = linkTarget(to, useBaseUrl());
  switch (target.kind) {
    case 'internal': {
      const navigation = defined({ prefetch, replace, preventScrollReset, state });
      return (
        <Link to={target.to} {...navigation} {...anchor}>
          {children}
        </Link>
      );
    }
    case 'external':
      return (
        <a {...anchor} href={target.href} target="_blank" rel="noopener noreferrer">
          {children}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
      );
    case 'contact':
      return (
        <a {...anchor} href={target.href}>
          {children}
        </a>
      );
    case 'none':
      return <span className={anchor.className}>{children}</span>;
    default:
      return unreachable(target);
  }
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Leaves out what was not given: the router takes an explicit undefined for a choice. */
function defined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}
