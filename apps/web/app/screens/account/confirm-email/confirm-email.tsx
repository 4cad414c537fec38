import type { Confirmation, Mailbox } from '@forecourt/services';
import { Button, ButtonLink } from '@forecourt/ui';
import { data } from 'react-router';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { readForm } from '../../../parts/forms/read-form.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { LinkClosed } from '../../../parts/signed-link/LinkClosed.tsx';
import { requireFound } from '../../../parts/signed-link/require-found.ts';
import styles from '../../../parts/signed-link/SignedPage.module.css';
import { signedLinkHeaders } from '../../../parts/signed-link/signed-link-headers.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/confirm-email';

export const headers = signedLinkHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'Confirm your email address',
    description: 'Where a change of email address is confirmed.',
    path: '/account/email',
    robots: 'noindex',
  });

export async function loader({ params, context }: Route.LoaderArgs) {
  const mailbox = parseMailbox(params.mailbox);
  const { profile } = context.get(servicesContext).accounts;
  const { change, account } = requireFound(await profile.changeToConfirm(mailbox, params.token));
  const isEnded = change.endedAt !== null;
  return {
    mailbox,
    newEmail: change.newEmail,
    state: isEnded ? (account.email === change.newEmail ? 'changed' : 'ended') : 'open',
    isConfirmed: (mailbox === 'old' ? change.oldConfirmedAt : change.newConfirmedAt) !== null,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const mailbox = parseMailbox(params.mailbox);
  const { profile } = context.get(servicesContext).accounts;
  const found = requireFound(await profile.changeToConfirm(mailbox, params.token));
  if (mailbox === 'old' && readForm({ request, context })('act') === 'refuse') {
    await profile.cancelEmailChange(found.account.id);
    return { outcome: 'ended' as const };
  }
  return { outcome: await profile.confirm(mailbox, found) };
}

function parseMailbox(text: string): Mailbox {
  if (text === 'from') return 'old';
  if (text === 'to') return 'new';
  throw data(null, { status: 404 });
}

const outcomes: Record<Confirmation, { title: string; lead: string }> = {
  changed: { title: 'Your email address is changed', lead: 'Sign in with it from now on.' },
  waiting: {
    title: 'Confirmed',
    lead: 'Now confirm it from your other mailbox too: we’ve sent a link there.',
  },
  ended: { title: 'Nothing was changed', lead: 'This change of address was cancelled or replaced.' },
  taken: {
    title: 'Nothing was changed',
    lead: 'Another account has started to use that address in the meantime.',
  },
};

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { mailbox, newEmail, state, isConfirmed } = loaderData;
  const outcome = actionData?.outcome ?? (state === 'open' ? (isConfirmed ? 'waiting' : null) : state);
  if (outcome) {
    return (
      <div className={frame.page}>
        <ScreenHeader {...outcomes[outcome as Confirmation]} />
        <div className={styles.ways}>
          <ButtonLink href="/account" variant="secondary">
            Your account
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className={frame.page}>
      <ScreenHeader title="Change your email address?" lead={`You’ll sign in with ${newEmail}.`} />
      <form className={styles.ways} method="post">
        <Button type="submit" name="act" value="confirm">
          Confirm
        </Button>
        {mailbox === 'old' ? (
          <Button type="submit" name="act" value="refuse" variant="secondary">
            No, keep my address
          </Button>
        ) : null}
      </form>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LinkClosed error={error} purpose="old-address">
      {null}
    </LinkClosed>
  );
}
