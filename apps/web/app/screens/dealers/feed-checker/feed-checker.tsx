import { data, Form, useNavigation } from 'react-router';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { explainFailedSubmit } from '../../../parts/forms/explain-failed-submit.ts';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/feed-checker';
import { buildCheckView, type CheckView } from './build-check-view.ts';
import { buildFeedCheckerView } from './build-feed-checker-view.ts';
import { CheckFields } from './CheckFields.tsx';
import { CheckReport } from './CheckReport.tsx';
import { ColumnGuide } from './ColumnGuide.tsx';
import styles from './feed-checker.module.css';
import { readUploadedFeed } from './read-uploaded-feed.server.ts';

export interface CheckAnswer {
  view: CheckView;
  /** Restored into the field after a full page load. */
  pasted: string;
  /** If the form's own token has expired. */
  token?: string | null;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageHeadOf(matches, loaderData?.head);

export function loader({ context }: Route.LoaderArgs) {
  const { site, feedChecker } = context.get(servicesContext);
  return {
    ...buildFeedCheckerView(feedChecker.columns(), site.origin),
    token: context.get(requestInfoContext).csrfToken(),
  };
}

/** Checks the submitted feed; nothing of it is stored. */
export async function action({ request, context }: Route.ActionArgs): Promise<CheckAnswer> {
  const { feed, pasted } = await readUploadedFeed({ request, context });
  const { feedChecker } = context.get(servicesContext);
  const info = context.get(requestInfoContext);
  const outcome = feed ? await feedChecker.check(feed, info) : null;
  if (outcome?.kind === 'turned-away' && outcome.refusal) info.noteRefusal(outcome.refusal);
  return { view: buildCheckView(outcome, feed?.name ?? ''), pasted };
}

/** Without a response, the page, the chosen file and the pasted rows stay as they are. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    const { advice, token, status } = await explainFailedSubmit(error);
    const message = `We couldn’t check the feed. ${advice}`;
    const answer: CheckAnswer = {
      view: buildCheckView({ kind: 'turned-away', message }, ''),
      pasted: '',
      token,
    };
    return data(answer, { status });
  }
}

export default function FeedCheckerScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { breadcrumbs, columns, token } = loaderData;
  const isChecking = useNavigation().formAction !== undefined;
  return (
    <div className={styles.screen}>
      <ScreenHeader
        trail={breadcrumbs}
        title="Check a stock feed"
        lead="Upload your feed or paste a few rows. You’ll see at once what we understand, and which lines need fixing and why. We store nothing."
      />
      {actionData ? <CheckReport view={actionData.view} isWaiting={isChecking} /> : null}
      <Form className={styles.form} method="post" encType="multipart/form-data" preventScrollReset>
        <CheckFields
          token={actionData?.token ?? token}
          pasted={actionData?.pasted ?? ''}
          isChecking={isChecking}
        />
      </Form>
      <ColumnGuide columns={columns} />
    </div>
  );
}
