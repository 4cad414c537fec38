import { findReviewErrors, type ReviewErrors, type ReviewFields } from '@forecourt/site';
import { Link, MessageBanner } from '@forecourt/ui';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { readForm } from '../../../parts/forms/read-form.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { AlreadyAnswered } from '../../../parts/signed-link/AlreadyAnswered.tsx';
import { LinkClosed } from '../../../parts/signed-link/LinkClosed.tsx';
import { requireFound } from '../../../parts/signed-link/require-found.ts';
import styles from '../../../parts/signed-link/SignedPage.module.css';
import { Stars } from '../../../parts/signed-link/Stars.tsx';
import { signedLinkHeaders } from '../../../parts/signed-link/signed-link-headers.ts';
import { type NotStored, storeOnce } from '../../../parts/signed-link/store-once.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/write-review';
import { buildReviewView, type WrittenReview } from './build-review-view.ts';
import { ReviewForm } from './ReviewForm.tsx';

interface UnsentReview {
  fields: ReviewFields;
  errors: ReviewErrors;
  outcome: 'refused' | NotStored;
}

export const headers = signedLinkHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'Write a review',
    description: 'Where someone who messaged a dealer says how it went.',
    path: '/dealer-reviews/write',
    robots: 'noindex',
  });

export async function loader({ params, context }: Route.LoaderArgs) {
  const { feedback } = context.get(servicesContext);
  const found = requireFound(await feedback.dealerToReview(params.token));
  return { view: buildReviewView(found) };
}

export async function action({ request, params, context, url }: Route.ActionArgs): Promise<UnsentReview> {
  const { feedback } = context.get(servicesContext);
  const find = async () => requireFound(await feedback.dealerToReview(params.token));
  const sent = readForm({ request, context });
  const fields = {
    rating: sent('rating'),
    title: sent('title'),
    body: sent('body'),
    author: sent('author'),
  };
  const errors = findReviewErrors(fields);
  if (Object.keys(errors).length > 0) return { fields, errors, outcome: 'refused' };
  const outcome = await storeOnce(
    { context, url },
    {
      keep: async () => feedback.review(await find(), fields),
      isSame: async () => (await find()).review?.body === fields.body.trim(),
    },
  );
  return { fields, errors, outcome };
}

export default function WriteReview({ loaderData: { view }, actionData }: Route.ComponentProps) {
  return (
    <div className={frame.page}>
      <ScreenHeader title={view.title} />
      {view.written ? (
        <>
          <AlreadyAnswered words={actionData?.fields.body} />
          <Written {...view.written} />
        </>
      ) : (
        <>
          <p>{view.lead}</p>
          <ReviewForm
            fields={actionData?.fields ?? view.fields}
            errors={actionData?.errors ?? {}}
            wasNotKept={actionData?.outcome === 'not-stored'}
          />
        </>
      )}
    </div>
  );
}

function Written({ title, text, href, rating, heading, body, byline }: WrittenReview) {
  return (
    <>
      <MessageBanner type="success" title={title}>
        {text} {href ? <Link href={href}>Read it</Link> : null}
      </MessageBanner>
      <blockquote className={styles.quote}>
        <Stars rating={rating} />
        <p>
          <strong>{heading}</strong>
        </p>
        <p>{body}</p>
        <p className={styles.note}>{byline}</p>
      </blockquote>
    </>
  );
}

export function ErrorBoundary({ error, actionData }: Route.ErrorBoundaryProps) {
  return (
    <LinkClosed error={error} purpose="write-review">
      {actionData ? <ReviewForm {...formProps(actionData)} /> : null}
    </LinkClosed>
  );
}

function formProps({ fields, errors, outcome }: UnsentReview) {
  return { fields, errors, wasNotKept: outcome === 'not-stored' };
}
