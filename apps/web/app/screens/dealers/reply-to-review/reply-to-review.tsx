import { findReplyError } from '@forecourt/site';
import { MessageBanner } from '@forecourt/ui';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { readSentForm } from '../../../parts/forms/read-sent-form.ts';
import { keepOnce } from '../../../parts/signed-link/keep-once.ts';
import { LinkClosed } from '../../../parts/signed-link/LinkClosed.tsx';
import { requireFound } from '../../../parts/signed-link/require-found.ts';
import { SaidBefore } from '../../../parts/signed-link/SaidBefore.tsx';
import styles from '../../../parts/signed-link/SignedPage.module.css';
import { Stars } from '../../../parts/signed-link/Stars.tsx';
import { signedLinkHeaders } from '../../../parts/signed-link/signed-link-headers.ts';
import { type UnsentWords, WrittenForm } from '../../../parts/signed-link/WrittenForm.tsx';
import { servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/reply-to-review';
import { buildReplyView } from './build-reply-view.ts';

export const headers = signedLinkHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'Reply to a review',
    description: 'Where a dealer replies to a review that was published.',
    path: '/dealer-reviews/reply',
    robots: 'noindex',
  });

export async function loader({ params, context }: Route.LoaderArgs) {
  const { feedback } = context.get(servicesContext);
  const found = requireFound(await feedback.reviewToReply(params.token));
  return { view: buildReplyView(found) };
}

export async function action({ request, params, context, url }: Route.ActionArgs): Promise<UnsentWords> {
  const { feedback } = context.get(servicesContext);
  const find = async () => requireFound(await feedback.reviewToReply(params.token));
  const body = readSentForm({ request, context })('body').trim();
  const error = findReplyError(body);
  if (error !== null) return { body, error, outcome: 'refused' };
  const outcome = await keepOnce(
    { context, url },
    {
      keep: async () => feedback.reply(await find(), body),
      isSame: async () => (await find()).review.reply?.body === body,
    },
  );
  return { body, error, outcome };
}

export default function ReplyToReview({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const { review, replied } = view;
  return (
    <div className={styles.page}>
      <h1>{view.title}</h1>
      <blockquote className={styles.quote}>
        <Stars rating={review.rating} />
        <p>
          <strong>{review.title}</strong>
        </p>
        <p>{review.body}</p>
        <p className={styles.note}>{review.byline}</p>
      </blockquote>
      {replied ? (
        <>
          <SaidBefore words={actionData?.body} />
          <MessageBanner type="success" title={replied.title}>
            Everyone who reads the review sees your reply:
          </MessageBanner>
          <blockquote className={styles.quote}>{replied.words}</blockquote>
        </>
      ) : (
        <WrittenForm {...replyWords} unsent={actionData} />
      )}
    </div>
  );
}

const replyWords = {
  label: 'Your reply',
  helpText: 'Everyone can read it. It cannot be changed afterwards.',
  sendLabel: 'Publish the reply',
};

export function ErrorBoundary({ error, actionData }: Route.ErrorBoundaryProps) {
  return (
    <LinkClosed error={error}>
      {actionData ? <WrittenForm {...replyWords} unsent={actionData} /> : null}
    </LinkClosed>
  );
}
