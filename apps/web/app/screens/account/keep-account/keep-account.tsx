import { formatDayOfMoment } from '@forecourt/domain';
import { Button, ButtonLink } from '@forecourt/ui';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { LinkClosed } from '../../../parts/signed-link/LinkClosed.tsx';
import { requireFound } from '../../../parts/signed-link/require-found.ts';
import styles from '../../../parts/signed-link/SignedPage.module.css';
import { signedLinkHeaders } from '../../../parts/signed-link/signed-link-headers.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/keep-account';

export const headers = signedLinkHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'Keep your account',
    description: 'Where someone who deleted their account can still keep it.',
    path: '/account/keep',
    robots: 'noindex',
  });

export async function loader({ params, context }: Route.LoaderArgs) {
  const { profile } = context.get(servicesContext).accounts;
  const { email, erasedAfter } = requireFound(await profile.accountToKeep(params.token));
  return { email, deletedOn: erasedAfter && formatDayOfMoment(erasedAfter) };
}

export async function action({ params, context, url }: Route.ActionArgs) {
  const { profile } = context.get(servicesContext).accounts;
  await profile.keep(requireFound(await profile.accountToKeep(params.token)).id);
  return redirectTo(url.pathname, 303);
}

export default function KeepAccount({ loaderData: { email, deletedOn } }: Route.ComponentProps) {
  return (
    <div className={frame.page}>
      {deletedOn ? (
        <>
          <ScreenHeader
            title="Keep your account?"
            lead={`The account of ${email} will be deleted on ${deletedOn}.`}
          />
          <form className={styles.ways} method="post">
            <Button type="submit">Keep my account</Button>
          </form>
        </>
      ) : (
        <>
          <ScreenHeader title="Your account stays" lead={`Sign in as ${email} whenever you like.`} />
          <div className={styles.ways}>
            <ButtonLink href="/account">Your account</ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LinkClosed error={error} purpose="keep-account">
      {null}
    </LinkClosed>
  );
}
