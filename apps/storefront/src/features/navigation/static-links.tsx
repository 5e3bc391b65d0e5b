import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** The router marks its own links; what leads to a file or away is none of them. */
const OWN_LINK = 'a[data-discover]';

/**
 * Follows the shop's links in parts of a page that have no code, or none yet (decisions 0011, 0014), without loading
 * the page anew. A link that is alive has dealt with the click before.
 */
export function StaticLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(OWN_LINK) : null;
      if (!link || event.defaultPrevented || !isPlain(event) || !isHere(link)) return;
      event.preventDefault();
      const { pathname, search, hash } = link;
      navigate({ pathname, search, hash });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  return null;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const isHere = ({ target, origin, download }: HTMLAnchorElement): boolean =>
  (target === '' || target === '_self') && download === '' && origin === window.location.origin;
