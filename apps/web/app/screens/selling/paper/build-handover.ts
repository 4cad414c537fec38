import {
  decideHandoverPapers,
  formatEuro,
  formatMileage,
  historyAnswers,
  historyAnswerWords,
  historyQuestions,
  pinMinutes,
} from '@forecourt/domain';
import type { OwnAdvert, SellerSale } from '@forecourt/services';
import { draftName } from '../draft-name.ts';

export interface HandoverView {
  title: string;
  /** What is known already; an empty value is a line to write on. */
  facts: readonly { label: string; value: string }[];
  /** As the seller answered in the advert. */
  answers: readonly { label: string; value: string }[];
  /** How it changes hands, and why so. */
  owner: { title: string; by: string; steps: readonly string[]; hasPin: boolean };
  otherCases: readonly string[];
}

const certificateSteps = [
  'Seller: on the State’s online service for a change of ownership, enter the registration and the number of the registration certificate.',
  `A PIN comes to the seller’s email address on file there. It works for ${pinMinutes} minutes.`,
  `Buyer: enter the PIN within those ${pinMinutes} minutes, signed in with a verified MyGovID.`,
  'Wait until the service says the change has gone through. Only then hand over the keys.',
];

const logBookSteps = [
  'Fill in form RF200 together, and both sign it.',
  'Send it with the log book to the motor tax office. Keep a photo of both.',
];

const otherCases = [
  'Sold to a dealer: form RF105 instead.',
  'Registration certificate lost: form RF134 first.',
];

/** Everything that both sides need at the handover, on one sheet. */
export function buildHandover({ placed, draft, advert }: OwnAdvert, sale: SellerSale | null): HandoverView {
  const vehicle = advert?.vehicle;
  const plate = vehicle?.registration ?? (draft.fields.plate || null);
  const papers = decideHandoverPapers(plate, vehicle?.year ?? Number(draft.fields.year));
  const isLogBook = papers.kind === 'log-book';
  const price = sale?.price ?? null;
  return {
    title: advert?.title || draftName(draft.fields),
    facts: [
      { label: 'Vehicle', value: [advert?.title, vehicle?.derivative].filter(Boolean).join(', ') },
      { label: 'Registration', value: plate ?? '' },
      { label: 'Advert', value: placed.publicReference },
      {
        label: 'Mileage in the advert',
        value: vehicle ? formatMileage(vehicle) : '',
      },
      { label: 'Mileage today', value: '' },
      { label: 'Price paid', value: price === null ? '' : formatEuro(price) },
      { label: 'How it was paid', value: '' },
      { label: 'Date and time', value: '' },
    ],
    answers: historyQuestions.map(({ field, question }) => ({
      label: question,
      value: answerWords(draft.fields[field]),
    })),
    owner: {
      title: isLogBook ? 'Change of owner by post' : 'Change of owner online',
      by: papers.isByPlate
        ? `By its plate, it was first registered in ${papers.year}.`
        : `It’s from ${papers.year}, as the advert says: its plate names no year.`,
      steps: isLogBook ? logBookSteps : certificateSteps,
      hasPin: !isLogBook,
    },
    otherCases: isLogBook ? otherCases.slice(0, 1) : otherCases,
  };
}

function answerWords(text: string): string {
  const answer = historyAnswers.find((each) => each === text);
  return answer ? historyAnswerWords[answer] : 'Not answered';
}
