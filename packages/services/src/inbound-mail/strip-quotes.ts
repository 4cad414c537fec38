const markerWords = 'Write above this line to reply by email';

/** The first line of our mails that take replies: what is below it is ours. */
export const replyMarker = `--- ${markerWords} ---`;

/** `On Tue 17 Nov 2026 at 10:00, Forecourt <…> wrote:`, which programs put above what is replied to. */
const attribution = /^on\b.{5,200}\bwrote:$/i;
/** The same as a list; one such line alone may be somebody's own words. */
const header = /^(from|sent|to|subject|date):\s.*\S/i;

/** Lines that begin what is replied to, or what stands under every mail of somebody. */
const ends: readonly RegExp[] = [
  /^>/,
  /^-{2,}\s*(original|forwarded) message\s*-{2,}$/i,
  /^_{10,}$/,
  /^-- ?$/,
  /^sent from (my |the )?[\w -]{2,40}$/i,
  /^get outlook for \w+/i,
];

/**
 * What somebody wrote in reply, without what they replied to and without a signature, which may contain an address.
 *
 *     Yes, Saturday suits.
 *
 *     On Tue 17 Nov 2026 at 10:00, Forecourt <…> wrote:      ← from here on it is left out
 *     > --- Write above this line to reply by email ---
 */
export function stripQuotes(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const marker = lines.findIndex((line) => line.includes(markerWords));
  const own = (marker === -1 ? lines : lines.slice(0, marker)).map((line) => line.trimEnd());
  const end = own.findIndex((line, index) => isEnd(line.trim(), own[index + 1]?.trim() ?? ''));
  return (end === -1 ? own : own.slice(0, end)).join('\n').trim();
}

function isEnd(line: string, next: string): boolean {
  // Long ones are broken in two.
  if (attribution.test(line) || attribution.test(`${line} ${next}`)) return true;
  return (header.test(line) && header.test(next)) || ends.some((end) => end.test(line));
}
