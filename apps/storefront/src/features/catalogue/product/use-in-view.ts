import { type RefObject, useEffect, useState } from 'react';

/** Whether an element, or the footer of the page, is in view; true until that is known, so that nothing flashes up. */
export function useInView(ref: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState<readonly Element[] | null>(null);
  useEffect(() => {
    const watched = [ref.current, document.querySelector('footer')].filter((one) => one !== null);
    const observer = new IntersectionObserver((entries) =>
      setInView((before) => {
        const changed = entries.map(({ target }) => target);
        const entered = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
        return [...(before ?? []).filter((one) => !changed.includes(one)), ...entered];
      }),
    );
    for (const element of watched) observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return inView === null || inView.length > 0;
}
