import { useEffect, useState } from 'react';

/** The step that counts as being read crosses this line of the view, as a share of its height from the top. */
const LINE = 0.3;

/**
 * Tells which of some elements of the page is being read, and follows it as the page scrolls. The elements follow one
 * another without gaps, so that the line crosses one of them at most; before the first and after the last, none is
 * current.
 * @param ids of the elements; must not change
 */
export function useCurrentStep(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          setCurrent((before) => (isIntersecting ? target.id : before === target.id ? undefined : before));
      },
      { rootMargin: `-${LINE * 100}% 0px -${(1 - LINE) * 100 - 0.1}% 0px` },
    );
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
