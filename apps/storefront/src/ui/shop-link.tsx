import { linkTarget } from '@wattle/domain/links';
import { unreachable } from '@wattle/domain/results';
import * as commonWords from '@wattle/messages/common';
import type { AnchorHTMLAttributes } from 'react';
import { Link } from '../router/link.tsx';
import type { NavigateOptions } from '../router/location.ts';
import { useBaseUrl } from './base-url.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type ShopLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & NavigateOptions & { to: string };

/** Any link: client-side navigation inside the shop, a new tab elsewhere [D-2-12 D-2-13]. */
export function ShopLink({ to, replace, preventScrollReset, state, children, ...anchor }: ShopLinkProps) {
  const target = linkTarget(to, useBaseUrl());
  switch (target.kind) {
    case 'internal': {
      const navigation = defined({ replace, preventScrollReset, state });
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
          <VisuallyHidden>{commonWords.opensInANewTab}</VisuallyHidden>
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

/** Omits undefined values. */
function defined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}
