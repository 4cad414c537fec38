import {
  type Account,
  dayMs,
  draftWarningDays,
  formatDayOfMoment,
  nameOfModel,
  type SellingFields,
  saleQuestionDays,
} from '@forecourt/domain';
import { brand } from '@forecourt/site';
import {
  type Database,
  findAccount,
  findAdvert,
  findDraftWarning,
  findSaleQuestion,
  findSellerAdvert,
  findSellingDraft,
  type MailKind,
  type SaleQuestion,
  type SellerAdvert,
} from '@forecourt/store';
import { buildMail } from '../mail/build-mail.ts';
import type { MailContent, WriteMail } from '../mail/compose-mail.ts';
import type { SignedLinks } from '../signed-links/signed-links.ts';

export interface SellingMailParts {
  db: Database;
  links: SignedLinks;
  origin: string;
}

interface Asked {
  question: SaleQuestion;
  placed: SellerAdvert;
  account: Account;
  title: string;
  link: string;
}

/** The mails to people who sell: one button each, and no need to sign in. */
export function createSellingMails({ db, links, origin }: SellingMailParts) {
  function aboutQuestion(
    write: (asked: Asked) => Promise<MailContent | null> | MailContent | null,
  ): WriteMail {
    return async (id) => {
      const question = await findSaleQuestion(db, id);
      const placed = question && (await findSellerAdvert(db, question.publicReference));
      const account = placed && (await findAccount(db, placed.accountId));
      if (!account) return null;
      const title = (await findAdvert(db, placed.publicReference))?.title || 'Your advert';
      return write({ question, placed, account, title, link: origin + links.path('still-for-sale', id) });
    };
  }

  const composeStillForSale = aboutQuestion(({ question, placed, account, title, link }) => {
    // The seller has been there since: nothing to ask.
    if (question.closedAt !== null || placed.state !== 'live') return null;
    return buildMail({
      ...toSeller(account),
      subject: `Still for sale? ${title}`,
      lines: [
        `Your advert for the ${title} has been up for a while. Is it still for sale?`,
        '',
        `If we don’t hear from you in ${saleQuestionDays.hideAfter} days, we’ll take it out of the results, so that buyers don’t call about a car that’s gone. After ${saleQuestionDays.lapseAfter} days it ends. The same link brings it back.`,
      ],
      button: { text: 'Tell us, without signing in', url: link },
    });
  });

  const composeHidden = aboutQuestion(({ placed, account, title, link }) => {
    if (placed.state !== 'paused') return null;
    return buildMail({
      ...toSeller(account),
      subject: `Out of the results: ${title}`,
      lines: [
        `We asked whether the ${title} is still for sale and didn’t hear from you, so buyers no longer see it.`,
        '',
        'Still for sale? One press puts it back, with its days and its price.',
        `Otherwise it ends in ${saleQuestionDays.lapseAfter - saleQuestionDays.hideAfter} days.`,
      ],
      button: { text: 'Put it back', url: link },
    });
  });

  const composeLapsed = aboutQuestion(({ placed, account, title, link }) => {
    if (placed.state !== 'lapsed') return null;
    return buildMail({
      ...toSeller(account),
      subject: `Your advert has ended: ${title}`,
      lines: [
        `We didn’t hear from you, so your advert for the ${title} has ended. Nothing in it is lost.`,
        '',
        'Still for sale? One press puts it back. Sold? The same link lets you say so.',
      ],
      button: { text: 'Put it back, or say it’s sold', url: link },
    });
  });

  async function composeDraftEnding(id: number): Promise<MailContent | null> {
    const warning = await findDraftWarning(db, id);
    const draft = warning && (await findSellingDraft(db, warning.draftId));
    const account = draft?.accountId ? await findAccount(db, draft.accountId) : undefined;
    // Touched since: it stays.
    if (!draft || !account || draft.updatedAt > warning.warnedAt) return null;
    const erasedOn = new Date(Date.parse(warning.warnedAt) + draftWarningDays * dayMs).toISOString();
    return buildMail({
      ...toSeller(account),
      subject: `Your draft will be deleted: ${draftName(draft.fields)}`,
      lines: [
        `You began an advert for ${draftName(draft.fields)} and haven’t touched it for a long time. On ${formatDayOfMoment(erasedOn)} we’ll delete it with its photos.`,
        '',
        'To keep it, open it and save any step.',
      ],
      button: { text: 'Open your draft', url: `${origin}/sell/advert/${draft.id}/preview` },
    });
  }

  return {
    'still-for-sale': composeStillForSale,
    'advert-hidden': composeHidden,
    'advert-lapsed': composeLapsed,
    'draft-ending': composeDraftEnding,
  } satisfies Partial<Record<MailKind, WriteMail>>;
}

function draftName({ make, model, plate }: Pick<SellingFields, 'make' | 'model' | 'plate'>): string {
  return (make === '' ? plate : nameOfModel(make, model)) || 'your vehicle';
}

function toSeller({ email, phrase }: Account) {
  return { to: email, phrase, why: [`You’re getting this because you advertise on ${brand.name}.`] };
}
