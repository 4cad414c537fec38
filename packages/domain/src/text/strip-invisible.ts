/**
 * Characters that people neither see nor type on purpose: controls, marks that reverse the text direction (by
 * which `exe.fdp` reads as `pdf.exe`), zero-width spaces and blank letters. Line breaks and tabs stay, and so
 * do joiners, which Persian and family emoji need.
 */
const invisible = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0]/gu;
/** Joiners with nothing to join. */
const nothingJoined = /^(?:\u200c|\u200d|\ufe0f)+$/;
const lineBreaks = /\r\n|[\r\u0085\u2028\u2029]/g;

/** A text as a reader sees it; every line break is one character. */
export function stripInvisible(text: string): string {
  const seen = text.replace(lineBreaks, '\n').replace(invisible, '');
  return nothingJoined.test(seen) ? '' : seen;
}
