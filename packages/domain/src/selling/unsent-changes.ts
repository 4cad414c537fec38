interface SentDraft {
  draft: { version: number; photos: readonly { name: string }[] };
  placed: {
    sentVersion: number | null;
    sentPhotos: readonly string[] | null;
    holds: readonly unknown[];
  };
  /** As visitors saw it last. */
  advert: { pictures: readonly string[] } | null;
}

/** Whether the draft of a placed advert differs from what was sent in last. */
export function hasUnsentChanges({ placed, draft, advert }: SentDraft): boolean {
  if (draft.version !== placed.sentVersion) return true;
  const names = draft.photos.map(({ name }) => name);
  if (placed.sentPhotos) return names.join() !== placed.sentPhotos.join();
  // Sent in before its photos were noted: what is live is what was sent in, unless the checks hold it.
  return placed.holds.length === 0 && names.map((name) => `photo:${name}`).join() !== advert?.pictures.join();
}
