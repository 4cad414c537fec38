import { type Channel, channels } from '@forecourt/domain';
import { type UnderstoodSentence, understandSentence } from '@forecourt/search';
import type { MakeNames } from '../names/make-names.ts';

/** Reads a sentence with the names of what is on sale today. */
export async function understandSearch(
  text: string,
  channel: Channel,
  namesIn: (channel: Channel) => Promise<MakeNames>,
): Promise<UnderstoodSentence> {
  // "Van" moves a sentence to commercials, so the names of every channel are needed.
  const vocabularies = new Map(
    await Promise.all(channels.map(async (each) => [each, (await namesIn(each)).vocabulary] as const)),
  );
  return understandSentence(text, channel, (each) => vocabularies.get(each) ?? { makes: [] });
}
