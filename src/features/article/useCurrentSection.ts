import { useEffect, useState } from 'react';

/** A section is current once its heading has come this far up, in parts of the screen's height. */
const LINE = 0.35;

/** The id of the section that is being read: of the last heading above the line. Nothing before the first. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const list = ids.join(' ');
  useEffect(() => {
    const headings = list.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const update = () => {
      const line = window.innerHeight * LINE + 1;
      setCurrent(headings.filter((heading) => heading.getBoundingClientRect().top <= line).at(-1)?.id);
    };
    // Called whenever a heading crosses the line, or the top of the screen after a jump.
    const observer = new IntersectionObserver(update, { rootMargin: `0px 0px -${(1 - LINE) * 100}% 0px` });
    headings.forEach((heading) => observer.observe(heading));
    return () => observer.disconnect();
  }, [list]);
  return current;
}
