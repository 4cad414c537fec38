/** Marks the element of a group whose filters are not on the page yet. */
export const markWaiting = (key: string | null) => ({ 'data-waiting': key ?? undefined });

/**
 * The groups that the visitor has opened and that still wait for their filters. Every request asks for all of
 * them: one that is opened while another is under way would otherwise take its place.
 */
export function readWaiting(form: HTMLFormElement): ['open', string][] {
  const groups = form.querySelectorAll<HTMLDetailsElement>('details[data-waiting][open]');
  return [...groups].map((group) => ['open', group.dataset.waiting ?? '']);
}
