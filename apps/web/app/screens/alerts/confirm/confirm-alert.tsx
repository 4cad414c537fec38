import { Button, ButtonLink, MessageBanner } from '@forecourt/ui';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { LinkClosed } from '../../../parts/signed-link/LinkClosed.tsx';
import { requireFound } from '../../../parts/signed-link/require-found.ts';
import { signedLinkHeaders } from '../../../parts/signed-link/signed-link-headers.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import styles from '../Alerts.module.css';
import { tooManyWords } from '../alert-words.ts';
import type { Route } from './+types/confirm-alert';

export const headers = signedLinkHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'Confirm your alert',
    description: 'Where someone confirms that they want to be told about adverts.',
    path: '/alerts/confirm',
    robots: 'noindex',
  });

/** Opening the link changes nothing: mail scanners open every link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { alerts } = context.get(servicesContext);
  const { kind, name, state, path, watcherId } = requireFound(await alerts.findConfirmation(params.token));
  const isOn = state !== 'waiting';
  return { kind, name, isOn, path, mineHref: isOn ? alerts.pathOfMine(watcherId) : null };
}

export async function action({ params, context, url }: Route.ActionArgs) {
  const outcome = await context.get(servicesContext).alerts.confirm(params.token);
  if (outcome === 'on') throw redirectTo(url.pathname, 303);
  return { outcome };
}

export default function ConfirmAlert({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, name, isOn, path, mineHref } = loaderData;
  const isSearch = kind === 'search';
  if (isOn && mineHref) {
    return (
      <div className={frame.page}>
        <ScreenHeader
          title="Your alert is on"
          lead={
            isSearch ? 'We’ll tell you when something comes up.' : 'We’ll tell you when something changes.'
          }
        />
        <p className={styles.subject}>{name}</p>
        <div className={styles.ways}>
          <ButtonLink href={mineHref}>Your alerts</ButtonLink>
          <ButtonLink href={path} variant="secondary">
            {isSearch ? 'See what’s for sale' : 'See the advert'}
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className={frame.page}>
      <ScreenHeader title={isSearch ? 'Shall we tell you about these?' : 'Shall we watch it for you?'} />
      {actionData ? (
        <MessageBanner type="error" title={tooManyWords(kind)} focusOn={actionData}>
          <p>End one first, with the link in one of its emails. Then press the button again.</p>
        </MessageBanner>
      ) : null}
      <p className={styles.subject}>{name}</p>
      <form className={styles.ways} method="post">
        <Button type="submit">Confirm my alert</Button>
      </form>
      <p className={styles.note}>
        If you didn’t ask for this, just close the page. We won’t send you anything.
      </p>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LinkClosed error={error} purpose="confirm-alert">
      {null}
    </LinkClosed>
  );
}
