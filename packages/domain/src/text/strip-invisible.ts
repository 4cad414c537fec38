/**
 * Characters that nobody sees or types on purpose: controls, marks that turn the direction of what follows (by which
 * `exe.fdp` reads as `pdf.exe`), spaces without width, and letters that are blank. Line breaks and tabs stay, and so do the
 * joiners, without which Persian and families of emoji fall apart.
 */
const invisible = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0]/gu;
/** Joiners with nothing to join. */
const nothingJoined = /^(?:\u200c|\u200d|\ufe0f)+$/;
const lineBreaks = /\r\n|[\r\u0085\u2028\u2029]/g;

/** What somebody wrote, as a reader sees it; every line break is one character. */
export function stripInvisible(text: string): string {
  const seen = text.replace(lineBreaks, '\n').replace(invisible, '');
  return nothingJoined.test(seen) ? '' : seen;
}
