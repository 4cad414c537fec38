import { type Advert, advertPath, fieldWords, isAdverse, ruleTitle } from '@forecourt/domain';
import { brand } from '@forecourt/site';
import {
  type Database,
  findAccount,
  findAdvert,
  findCase,
  findCaseAbout,
  findEnquiry,
  findOfficeAct,
  findOperatorAdverts,
  findPhrase,
  findReview,
  findReviewAuthorEmail,
  findSellerAdvert,
  listOfficeActs,
  type MailKind,
  type OfficeLogEntry,
} from '@forecourt/store';
import type { DealerService } from '../../dealers/dealer-service.ts';
import { buildMail } from '../../mail/build-mail.ts';
import type { MailContent, WriteMail } from '../../mail/compose-mail.ts';

export interface OfficeMailParts {
  db: Database;
  dealers: Pick<DealerService, 'find'>;
  origin: string;
}

/** What sellers, reviewers and people who reported something hear from the office. */
export function createOfficeMails({ db, dealers, origin }: OfficeMailParts) {
  async function composeReceipt(id: number): Promise<MailContent | null> {
    const report = await findEnquiry(db, id);
    if (!report?.email) return null;
    const advert = report.publicReference ? await findAdvert(db, report.publicReference) : undefined;
    // It repeats nothing that was typed: the address may be a stranger's.
    return buildMail({
      to: report.email,
      phrase: await findPhrase(db, report.email),
      replyTo,
      subject: 'We have your report',
      lines: [
        `Someone with this address reported ${nameOf(advert)} on ${brand.name}. Thank you.`,
        '',
        `Your report has the number ${id}. A person looks at it, and we’ll tell you here what we decide.`,
      ],
      why: ['If it wasn’t you, you can ignore this email.'],
    });
  }

  async function composeAnswer(id: number): Promise<MailContent | null> {
    const report = await findEnquiry(db, id);
    const about = await findCaseAbout(db, 'report', String(id));
    const [act] = about ? await listOfficeActs(db, { caseId: about.id, limit: 1 }) : [];
    if (!report?.email || !act) return null;
    const advert = report.publicReference ? await findAdvert(db, report.publicReference) : undefined;
    return buildMail({
      to: report.email,
      phrase: await findPhrase(db, report.email),
      replyTo,
      subject: `What we decided about your report ${id}`,
      lines: [
        `You reported ${nameOf(advert)} on ${brand.name}. A person has looked at it.`,
        '',
        answerWords(act),
      ],
      why: ['If you think that’s wrong, reply to this email and somebody else will look at it again.'],
    });
  }

  async function composeDecision(id: number): Promise<MailContent | null> {
    const act = await findOfficeAct(db, id);
    if (!act) return null;
    return act.caseKind === 'review' ? composeForReviewer(act) : composeForSeller(act);
  }

  async function composeForReviewer(act: OfficeLogEntry): Promise<MailContent | null> {
    const review = await findReview(db, Number(act.subject));
    const to = review ? await findReviewAuthorEmail(db, review.id) : null;
    const dealer = review ? await dealers.find(review.dealerId) : null;
    if (to === null || !dealer) return null;
    return buildMail({
      to,
      phrase: await findPhrase(db, to),
      replyTo,
      subject: `Your review of ${dealer.name}`,
      lines: [`We won’t publish your review of ${dealer.name}.`, '', `Why: ${act.reason}`],
      why: [
        'A person decided this, not a program. If you think it’s wrong, reply to this email and somebody else will look at it.',
      ],
    });
  }

  async function composeForSeller(act: OfficeLogEntry): Promise<MailContent | null> {
    const { publicReference } = act;
    if (publicReference === null) return null;
    // An advert that was taken down shows nothing to visitors, but its seller knows it.
    const [found] = await findOperatorAdverts(db, [publicReference]);
    const advert = found?.advert;
    const placed = await findSellerAdvert(db, publicReference);
    const account = placed && (await findAccount(db, placed.accountId));
    if (account) {
      const title = advert?.title || (await sentTitle(act)) || 'your advert';
      const page = `${origin}/my-adverts/${publicReference}`;
      const canAppeal = isAdverse(act.act) && act.caseKind !== 'appeal';
      return buildMail({
        to: account.email,
        replyTo,
        phrase: account.phrase,
        subject: `${subjects[act.act] ?? 'About your advert'}: ${title}`,
        lines: statement(act, title),
        button: { text: canAppeal ? nextStep(act) : 'Your advert', url: page },
        why: canAppeal
          ? ['If you think we’re wrong, you can appeal there once. Somebody else decides about it.']
          : [],
      });
    }
    if (!advert) return null;
    const dealer = advert.seller.kind === 'trade' ? await dealers.find(advert.seller.dealerId) : null;
    const to = advert.seller.kind === 'trade' ? (dealer?.email ?? null) : advert.seller.email;
    if (to === null) return null;
    return buildMail({
      to,
      phrase: await findPhrase(db, to),
      replyTo,
      subject: `${subjects[act.act] ?? 'About your advert'}: ${advert.title}`,
      lines: statement(act, advert.title),
      button: { text: 'Your advert', url: origin + advertPath(advert) },
      why: ['If you think that’s wrong, reply to this email and somebody else will look at it.'],
    });
  }

  async function sentTitle({ caseId }: OfficeLogEntry): Promise<string | undefined> {
    return caseId === null ? undefined : (await findCase(db, caseId))?.sent?.title;
  }

  return {
    'report-receipt': composeReceipt,
    'report-answer': composeAnswer,
    'office-decision': composeDecision,
  } satisfies Partial<Record<MailKind, WriteMail>>;
}

/** Replies reach the people who run the site. */
const replyTo = brand.supportEmail;

function nameOf(advert: Advert | undefined): string {
  return advert?.title ? `the advert “${advert.title}”` : 'an advert';
}

const subjects: Readonly<Partial<Record<OfficeLogEntry['act'], string>>> = {
  approve: 'Your advert is live',
  restore: 'Your advert is back',
  ask: 'Please change your advert',
  hold: 'Your advert is on hold',
  refuse: 'We’ve refused your advert',
};

/** What was decided, on which facts and by which rule, by whom, and what it means: the law asks for all of it. */
function statement({ act, caseKind, reason, fields, rules }: OfficeLogEntry, title: string): string[] {
  const why = reason === '' ? [] : ['', `Why: ${reason}`];
  if (caseKind === 'appeal' && act === 'refuse') {
    return [
      `Somebody else has looked at your appeal about “${title}”. The decision stays as it was.`,
      ...why,
      '',
      'You can still go to a court, or to a body that settles disputes about online platforms.',
    ];
  }
  const named = rules.map(ruleTitle).join(', ');
  const checks = rules.length > 0 ? ` Our checks had marked it: ${named}.` : '';
  return [
    whatHappened(act, title),
    ...why,
    ...(fields.length > 0 ? ['', 'What to change:', ...fields.map((field) => `- ${fieldWords(field)}`)] : []),
    ...(isAdverse(act) ? ['', `A person decided this, not a program.${checks}`] : []),
  ];
}

function whatHappened(act: OfficeLogEntry['act'], title: string): string {
  switch (act) {
    case 'ask':
      return `We’ve looked at “${title}” and ask you to change something.`;
    case 'hold':
      return `Buyers can’t see “${title}” for now: it’s on hold until we’ve decided about it.`;
    case 'refuse':
      return `We don’t show “${title}” on ${brand.name}, and it won’t come back unless an appeal succeeds.`;
    default:
      return `We’ve looked at “${title}”. Buyers can see it.`;
  }
}

function nextStep({ act }: OfficeLogEntry): string {
  return act === 'ask' ? 'Change it and send it in again' : 'Your advert and its log';
}

function answerWords({ act, reason }: OfficeLogEntry): string {
  const why = reason === '' ? '' : ` Why: ${reason}`;
  switch (act) {
    case 'refuse':
      return `We’ve taken the advert off the site.${why}`;
    case 'ask':
      return `We’ve asked the seller to change it.${why}`;
    default:
      return `The advert stays on the site.${why}`;
  }
}
