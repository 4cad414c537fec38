import { signedLinks } from '@forecourt/domain';
import { Button, ButtonLink } from '@forecourt/ui';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { LinkClosed } from '../../../parts/signed-link/LinkClosed.tsx';
import { requireFound } from '../../../parts/signed-link/require-found.ts';
import { signedLinkHeaders } from '../../../parts/signed-link/signed-link-headers.ts';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import styles from '../Alerts.module.css';
import type { Route } from './+types/end-alerts';

export const headers = signedLinkHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'End your alerts',
    description: 'Where someone ends the emails that they asked for.',
    path: '/alerts/end',
    robots: 'noindex',
  });

function whichOf(url: URL): 'one' | 'all' {
  return url.pathname.startsWith(`${signedLinks['end-alert'].path}/`) ? 'one' : 'all';
}

/** Opening the link changes nothing: mail scanners open every link. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { alerts } = context.get(servicesContext);
  return requireFound(await alerts.findEnding(whichOf(url), params.token));
}

/**
 * Also called by mail services for their users, who press a button there (RFC 8058): without a cookie, without a form of ours,
 * and without following a redirect.
 */
export async function action({ params, context, url }: Route.ActionArgs) {
  const { alerts } = context.get(servicesContext);
  requireFound(await alerts.endByLink(whichOf(url), params.token));
  const form = context.get(requestInfoContext).form;
  if (form?.get('List-Unsubscribe') === 'One-Click') return null;
  throw redirectTo(url.pathname, 303);
}

export default function EndAlerts({ loaderData: { names } }: Route.ComponentProps) {
  if (names.length === 0) {
    return (
      <div className={frame.page}>
        <ScreenHeader title="We’ll send no more of these" lead="Nothing else to do." />
        <div className={styles.ways}>
          <ButtonLink href="/" variant="secondary">
            Back to the start
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className={frame.page}>
      <ScreenHeader
        title={names.length === 1 ? 'End this alert?' : `End your ${names.length} alerts?`}
        lead="We’ll send no more emails about:"
      />
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name} className={styles.subject}>
            {name}
          </li>
        ))}
      </ul>
      <form className={styles.ways} method="post">
        <Button type="submit">{names.length === 1 ? 'End it' : 'End them all'}</Button>
      </form>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LinkClosed error={error} purpose="end-alerts">
      {null}
    </LinkClosed>
  );
}
