import { useEffect, useState } from 'react';

/** Whether any element with one of these ids is visible; false until the browser knows. */
export function useIsInView(ids: readonly string[]): boolean {
  const [isInView, setInView] = useState(false);
  const key = ids.join(' ');
  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      setInView(seen.size > 0);
    });
    for (const id of key.split(' ')) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [key]);
  return isInView;
}
