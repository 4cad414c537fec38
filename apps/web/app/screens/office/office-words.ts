import type { CaseKind, OfficeAct } from '@forecourt/domain';
import type { LogLine } from '@forecourt/services';

export const kindWords: Readonly<Record<CaseKind, string>> = {
  advert: 'Advert',
  report: 'Report',
  review: 'Review',
  feed: 'Feed',
  appeal: 'Appeal',
  conversation: 'Conversation',
};

/** Of a number of them, such as "3 reports". */
export const kindPlurals: Readonly<Record<CaseKind, readonly [one: string, many: string]>> = {
  advert: ['held advert', 'held adverts'],
  report: ['report', 'reports'],
  review: ['review', 'reviews'],
  feed: ['marked feed advert', 'marked feed adverts'],
  appeal: ['appeal', 'appeals'],
  conversation: ['conversation', 'conversations'],
};

/** The letter that chooses an act. */
export const actKeys: Readonly<Record<OfficeAct, string>> = {
  approve: 'a',
  ask: 'c',
  hold: 'h',
  refuse: 'x',
  restore: 'r',
};

/** What an act is called, and what it does in a case of this kind. */
export function actWords(kind: CaseKind, act: OfficeAct): string {
  if (kind === 'review') return act === 'approve' ? 'Publish the review' : 'Don’t publish it';
  if (kind === 'conversation') {
    return act === 'approve' ? 'Nothing wrong: it goes on' : 'Stop it: nobody can write in it any more';
  }
  switch (act) {
    case 'approve':
      return kind === 'advert' ? 'Approve: it goes live' : 'Keep it as it is';
    case 'ask':
      return 'Ask for a change';
    case 'hold':
      return kind === 'advert' ? 'Keep it on hold' : 'Hold: off the site for now';
    case 'refuse':
      return kind === 'appeal' ? 'The decision stays' : 'Refuse: off the site for good';
    case 'restore':
      return 'Restore: back on the site';
  }
}

export const loggedActWords: Readonly<Record<LogLine['act'], string>> = {
  approve: 'Approved',
  ask: 'Asked for a change',
  hold: 'Held',
  refuse: 'Refused',
  restore: 'Restored',
  'give-role': 'Made a moderator',
  'take-role': 'Took a role away',
  seen: 'Seen with the car',
  'not-seen': 'Not seen with the car',
};
