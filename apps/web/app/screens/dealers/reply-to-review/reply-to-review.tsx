import { findReplyError } from '@forecourt/site';
import { MessageBanner } from '@forecourt/ui';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { readForm } from '../../../parts/forms/read-form.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { AlreadyAnswered } from '../../../parts/signed-link/AlreadyAnswered.tsx';
import { LinkClosed } from '../../../parts/signed-link/LinkClosed.tsx';
import { ReplyForm, type UnsentText } from '../../../parts/signed-link/ReplyForm.tsx';
import { requireFound } from '../../../parts/signed-link/require-found.ts';
import styles from '../../../parts/signed-link/SignedPage.module.css';
import { Stars } from '../../../parts/signed-link/Stars.tsx';
import { signedLinkHeaders } from '../../../parts/signed-link/signed-link-headers.ts';
import { storeOnce } from '../../../parts/signed-link/store-once.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/reply-to-review';
import { buildReplyView } from './build-reply-view.ts';

export const headers = signedLinkHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'Reply to a review',
    description: 'Where a dealer replies to a published review.',
    path: '/dealer-reviews/reply',
    robots: 'noindex',
  });

export async function loader({ params, context }: Route.LoaderArgs) {
  const { feedback } = context.get(servicesContext);
  const found = requireFound(await feedback.reviewToReply(params.token));
  return { view: buildReplyView(found) };
}

export async function action({ request, params, context, url }: Route.ActionArgs): Promise<UnsentText> {
  const { feedback } = context.get(servicesContext);
  const find = async () => requireFound(await feedback.reviewToReply(params.token));
  const body = readForm({ request, context })('body').trim();
  const error = findReplyError(body);
  if (error !== null) return { body, error, outcome: 'refused' };
  const outcome = await storeOnce(
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
    <div className={frame.page}>
      <ScreenHeader title={view.title} />
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
          <AlreadyAnswered words={actionData?.body} />
          <MessageBanner type="success" title={replied.title}>
            Everyone who reads the review sees your reply:
          </MessageBanner>
          <blockquote className={styles.quote}>{replied.words}</blockquote>
        </>
      ) : (
        <ReplyForm {...replyWords} unsent={actionData} />
      )}
    </div>
  );
}

const replyWords = {
  label: 'Your reply',
  helpText: 'Everyone can read it, and you can’t change it afterwards.',
  sendLabel: 'Publish reply',
};

export function ErrorBoundary({ error, actionData }: Route.ErrorBoundaryProps) {
  return (
    <LinkClosed error={error} purpose="reply-to-review">
      {actionData ? <ReplyForm {...replyWords} unsent={actionData} /> : null}
    </LinkClosed>
  );
}
