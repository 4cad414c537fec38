import { Button, ButtonLink } from '@forecourt/ui';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { LinkClosed } from '../../../parts/signed-link/LinkClosed.tsx';
import { requireFound } from '../../../parts/signed-link/require-found.ts';
import { signedLinkHeaders } from '../../../parts/signed-link/signed-link-headers.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import styles from '../Alerts.module.css';
import type { Route } from './+types/keep-alerts';

export const headers = signedLinkHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'Keep your alerts',
    description: 'Where someone says that they are still looking.',
    path: '/alerts/keep',
    robots: 'noindex',
  });

export async function loader({ params, context }: Route.LoaderArgs) {
  return requireFound(await context.get(servicesContext).alerts.findKeeping(params.token));
}

export async function action({ params, context, url }: Route.ActionArgs) {
  requireFound(await context.get(servicesContext).alerts.keepByLink(params.token));
  throw redirectTo(url.pathname, 303);
}

export default function KeepAlerts({ loaderData: { email, isAsked } }: Route.ComponentProps) {
  return (
    <div className={frame.page}>
      {isAsked ? (
        <>
          <ScreenHeader title="Are you still looking?" lead={`We send your alerts to ${email}.`} />
          <form className={styles.ways} method="post">
            <Button type="submit">Keep my alerts</Button>
          </form>
        </>
      ) : (
        <>
          <ScreenHeader title="Your alerts stay on" lead="Happy hunting." />
          <div className={styles.ways}>
            <ButtonLink href="/">Search again</ButtonLink>
          </div>
        </>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LinkClosed error={error} purpose="keep-alerts">
      {null}
    </LinkClosed>
  );
}
