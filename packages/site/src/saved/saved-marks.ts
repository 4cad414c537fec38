import { channels } from '@forecourt/domain';
import type { SavedReferences } from './saved-cookie.ts';

/** Linked by every page, for visitors without JavaScript only. */
export const savedMarksPath = '/saved-vehicles/marks';

/**
 * A style sheet that fills the hearts of saved vehicles and shows their number in the header. A page is the same for
 * every visitor, because it is cached; what differs between them without JavaScript is this one small file.
 */
export function formatSavedMarks(lists: SavedReferences): string {
  const references = channels.flatMap((channel) => lists[channel]);
  if (references.length === 0) return '';
  const hearts = references.map((reference) => `[value="${reference}"]`).join(',');
  return [
    `:root{--saved-count:"${references.length}"}`,
    '[data-badge]{display:grid}',
    `[name="save"]:is(${hearts}){--heart:var(--saved);--heart-fill:100%;--saved-ending:"d"}`,
  ].join('\n');
}
