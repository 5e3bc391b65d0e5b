import type { AnchorHTMLAttributes, ComponentProps, MouseEvent, SubmitEvent } from 'react';
import type { NavigateOptions } from './location.ts';
import { useNavigate } from './router-context.tsx';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & NavigateOptions & { to: string };

/**
 * A link to a shop page. A plain anchor: `followLinks` handles clicks for the whole document. Only links with options
 * need a handler here.
 */
export function Link({ to, replace, preventScrollReset, state, onClick, ...anchor }: LinkProps) {
  const navigate = useNavigate();
  const isPlainAnchor = !replace && !preventScrollReset && state === undefined;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || anchor.target === '_blank') return;
    event.preventDefault();
    void navigate(to, { replace: replace ?? false, preventScrollReset: preventScrollReset ?? false, state });
  };
  return <a {...anchor} href={to} onClick={isPlainAnchor ? onClick : follow} />;
}

export const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<globalThis.MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A GET form that navigates client-side. Without JavaScript the browser does the same. */
export function Form({
  action,
  preventScrollReset = false,
  onSubmit,
  ...form
}: Omit<ComponentProps<'form'>, 'action' | 'method'> & { action: string; preventScrollReset?: boolean }) {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') query.append(name, value);
    void navigate(`${action}?${query}`, { preventScrollReset });
  };
  return <form {...form} action={action} onSubmit={submit} />;
}
