import { type RefObject, useEffect, useState } from 'react';

/** Which child of a row that scrolls sideways fills it. */
export function useSlideInView(row: RefObject<HTMLElement | null>, count: number): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const slides = [...element.children].slice(0, count);
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setShown(slides.indexOf(entered.target));
      },
      { root: element, threshold: 0.6 },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [row, count]);
  return Math.min(shown, count - 1);
}
