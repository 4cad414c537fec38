import type { MailContent } from './compose-mail.ts';
import { oneLine } from './one-line.ts';
import { type MailLayout, type MailSection, writeMailParts } from './write-mail-parts.ts';

export interface MailDraft extends Pick<MailLayout, 'replyMarker' | 'button'> {
  to: string;
  replyTo?: string | null;
  subject: string;
  /** The subject, if it is left out. */
  title?: string;
  /** An empty line begins a new section. */
  lines?: readonly string[];
  /** Instead of lines, if they need more than words. */
  sections?: readonly MailSection[];
  /** Why it came, and what else is to be said of this mail. */
  why?: readonly string[];
  phrase?: string | null | undefined;
}

/** A mail of a few lines with one thing to do. */
export function buildMail(draft: MailDraft): MailContent {
  const { to, replyTo = null, subject, title = subject, why = [], phrase = null, ...rest } = draft;
  const { lines = [], sections = splitSections(lines), ...layout } = rest;
  return {
    to,
    replyTo,
    subject: oneLine(subject),
    ...writeMailParts({ ...layout, title, sections, why, links: [], phrase }),
  };
}

/** Sections of text, divided by empty lines. */
export function splitSections(lines: readonly string[]): MailSection[] {
  return lines
    .join('\n')
    .split(/\n\n+/)
    .map((part) => ({ title: null, lines: part.split('\n').filter(Boolean) }))
    .filter((section) => section.lines.length > 0);
}
