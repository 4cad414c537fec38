import {
  isLikeSite,
  isPlainLine,
  longestName,
  longestPhrase,
  type MailChoice,
  mailChoices,
  siteLikeWords,
  tidyPhone,
} from '@forecourt/domain';
import { brand, decideTextInputMessage } from '@forecourt/site';

/** The profile as it was typed. */
export interface ProfileFields {
  name: string;
  phone: string;
  phrase: string;
  wantedMails: readonly MailChoice[];
}

export type ProfileErrors = Partial<Record<'name' | 'phone' | 'phrase', string>>;

export function readProfileFields(sent: (name: string) => string): ProfileFields {
  return {
    name: sent('name').trim(),
    phone: tidyPhone(sent('phone')),
    phrase: sent('phrase').trim(),
    wantedMails: mailChoices.filter((choice) => sent(`mail-${choice}`) !== ''),
  };
}

export function findProfileErrors({ name, phone, phrase }: ProfileFields): ProfileErrors {
  const phoneError = decideTextInputMessage({ id: 'phone', type: 'tel', isRequired: false }, phone, true);
  return {
    ...((name.length > longestName || !isPlainLine(name)) && {
      name: `Your name must fit on one line, with at most ${longestName} characters`,
    }),
    ...(isLikeSite(name, brand.name) && { name: siteLikeWords }),
    ...(phoneError !== null && { phone: phoneError }),
    ...((phrase.length > longestPhrase || !isPlainLine(phrase)) && {
      phrase: `Your phrase must fit on one line, with at most ${longestPhrase} characters`,
    }),
  };
}

/** The fields as they are stored. */
export function buildProfile({ name, phone, phrase, wantedMails }: ProfileFields) {
  return {
    name,
    phone: phone || null,
    phrase: phrase || null,
    unwantedMails: mailChoices.filter((choice) => !wantedMails.includes(choice)),
  };
}
