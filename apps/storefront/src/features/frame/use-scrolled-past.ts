import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the mark that carries the ref has been scrolled out over the top. No scroll handler: the browser says when. */
export function useScrolledPast(): readonly [RefObject<HTMLSpanElement | null>, boolean] {
  const mark = useRef<HTMLSpanElement>(null);
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [mark, isPast];
}
