/**
 * Acts once when an element is in view, or as near as the margin; returns what stops watching. A busy page is told of
 * several crossings at once, oldest first, so each of them counts.
 */
export function onceInView(element: Element, act: () => void, marginPx = 0): () => void {
  const watch = new IntersectionObserver(
    (crossings) => {
      if (!crossings.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      act();
    },
    { rootMargin: `${marginPx}px 0px` },
  );
  watch.observe(element);
  return () => watch.disconnect();
}
