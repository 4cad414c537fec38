import { fieldWords, formatMoment, ruleTitle } from '@forecourt/domain';
import type { OfficeService } from '@forecourt/services';

type Ruling = NonNullable<Awaited<ReturnType<OfficeService['ruling']>>>;

/** What the office decided about an advert, for its seller. */
export interface RulingView {
  title: string;
  when: string;
  reason: string;
  fields: string;
  /** What the checks had found before a person looked. */
  rules: string;
  isAdverse: boolean;
  canAppeal: boolean;
  /** How an appeal stands; empty if there is none. */
  appeal: string;
}

const titles: Readonly<Record<string, string>> = {
  approve: 'We’ve approved it',
  restore: 'We’ve put it back',
  ask: 'We’ve asked you to change something',
  hold: 'We’ve put it on hold',
  refuse: 'We’ve refused this advert',
};

const appealWords = {
  possible: '',
  none: '',
  waiting: 'You’ve appealed. Somebody else is going to decide about it, and we’ll email you.',
  decided: '',
} as const;

export function buildRulingView(ruling: Ruling | null): RulingView | null {
  if (!ruling) return null;
  const { act, appeal } = ruling;
  const isFinal = act.caseKind === 'appeal' && act.act === 'refuse';
  return {
    title: isFinal ? 'Your appeal didn’t succeed' : (titles[act.act] ?? ''),
    when: formatMoment(act.at),
    reason: act.reason,
    fields: act.fields.map(fieldWords).join(', '),
    rules: [...new Set(act.rules.map(ruleTitle))].join(', '),
    isAdverse: ['ask', 'hold', 'refuse'].includes(act.act),
    canAppeal: appeal === 'possible',
    appeal: appealWords[appeal],
  };
}
