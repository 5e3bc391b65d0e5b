import { type RefObject, useEffect, useState } from 'react';

/** Which child of a row that scrolls sideways fills it. */
export function useSlideInView(row: RefObject<HTMLElement | null>): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const slides = [...element.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setShown(slides.indexOf(entered.target));
      },
      { root: element, threshold: 0.6 },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [row]);
  return shown;
}
