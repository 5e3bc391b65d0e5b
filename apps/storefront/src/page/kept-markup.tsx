import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react';

/** HTML of content that depends on nothing but `by` and `also`; undefined when its code has yet to load. */
export type KeepHtml = (by: object, also: string, content: ReactNode) => string | undefined;

const KeepHtmlContext = createContext<KeepHtml | null>(null);

/** Only the server provides it. */
export const KeepHtmlProvider = KeepHtmlContext.Provider;

export const useKeepHtml = (): KeepHtml | null => useContext(KeepHtmlContext);

type Props = HTMLAttributes<HTMLElement> & {
  as: 'footer' | 'nav' | 'form';
  /** The data it shows: the same object means the same content. */
  by: object;
  /** Anything else it depends on, such as the current page. */
  also?: string;
  /** Contexts that the content needs besides those of every page. */
  around?: (content: ReactNode) => ReactNode;
  /** Has no ids from `useId`, since it is rendered apart from its page. */
  children: ReactNode;
  method?: string;
  action?: string;
};

/**
 * An element whose content the server renders once for its data, not once a page. The browser sees no difference: it
 * hydrates the content as part of the page.
 */
export function KeptMarkup({ as: Tag, by, also = '', around, children, ...attributes }: Props) {
  const html = useKeepHtml()?.(by, also, around ? around(children) : children);
  if (html === undefined) return <Tag {...attributes}>{children}</Tag>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just written it, on this server
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
