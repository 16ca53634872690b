import { type RefObject, useEffect, useRef, useState } from 'react';

/** For an element at the top of the page. */
export function useScrolledPast(): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setIsPast(entry?.isIntersecting === false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isPast];
}
