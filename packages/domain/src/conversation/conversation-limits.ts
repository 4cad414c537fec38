import { describeExcess } from '../text/describe-excess.ts';

export const conversationLimits = {
  longestMessage: 2000,
  /** Of one side of one conversation. */
  messagesAnHour: 30,
  photosAMessage: 5,
  /** Of both sides together. */
  photosAConversation: 60,
  /** One text to more sellers than this within an hour is held. */
  sellersATextAnHour: 5,
  /** The messages that a report hands over. */
  reportedMessages: 20,
  shortestReport: 10,
  longestReport: 1000,
  /** An unread message is mailed after this. */
  mailAfterSeconds: 120,
  /** An address that somebody typed gets the links of this many new conversations a day. */
  linksADay: 10,
  /** After the advert ended. */
  keptMonths: 12,
} as const;

/** Why a message cannot be sent; null if it can. */
export function findMessageError(body: string, photos: number): string | null {
  const { longestMessage, photosAMessage } = conversationLimits;
  const { length } = body.trim();
  if (length === 0 && photos === 0) return 'Write a message, or add a photo';
  if (length > longestMessage) return describeExcess(length, longestMessage);
  if (photos > photosAMessage) return `Send at most ${photosAMessage} photos with one message`;
  return null;
}

/** Why a report cannot be sent; null if it can. */
export function findReportError(reason: string): string | null {
  const { shortestReport, longestReport } = conversationLimits;
  const { length } = reason.trim();
  if (length < shortestReport) return `Tell us what’s wrong in at least ${shortestReport} characters`;
  return length > longestReport ? `Shorten it to ${longestReport} characters` : null;
}
