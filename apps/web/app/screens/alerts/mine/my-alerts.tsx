import { longestPhrase, parseJson, parseWholeNumber, signedLinks } from '@forecourt/domain';
import { formatEditedAlert } from '@forecourt/site';
import { Button, ButtonLink, MessageBanner, TextInput } from '@forecourt/ui';
import { data, Form } from 'react-router';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { isSecureSite, requireSignedIn } from '../../../parts/account/signed-in.ts';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import { readForm } from '../../../parts/forms/read-form.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { LinkClosed } from '../../../parts/signed-link/LinkClosed.tsx';
import { requireFound } from '../../../parts/signed-link/require-found.ts';
import { signedLinkHeaders } from '../../../parts/signed-link/signed-link-headers.ts';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import styles from '../Alerts.module.css';
import { noChoiceWords, tooManyWords } from '../alert-words.ts';
import { donePath } from '../done-path.ts';
import { readChoices } from '../read-choices.server.ts';
import type { Route } from './+types/my-alerts';
import { AlertItem } from './AlertItem.tsx';
import { buildAlertsView } from './build-alerts-view.ts';
import { describeDone } from './describe-done.ts';
import { PushSwitch } from './PushSwitch.tsx';

export const headers = signedLinkHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'Your alerts',
    description: 'The searches and vehicles you’re watching.',
    path: '/alerts',
    robots: 'noindex',
  });

/** Whose alerts: of the reader of a mail, by its link, or of someone who is signed in. */
async function requireOwner({ context, url, params }: Pick<Route.LoaderArgs, 'context' | 'url' | 'params'>) {
  const { alerts } = context.get(servicesContext);
  const token = tokenOf({ url, params });
  if (token !== null) {
    const watcher = requireFound(await alerts.ofLink(token));
    return { email: watcher.email, watcher };
  }
  const { account } = await requireSignedIn({ context, url });
  return { email: account.email, watcher: await alerts.ofAccount(account.email) };
}

/** Of the link in a mail; null for someone with an account. */
function tokenOf({ url, params }: Pick<Route.LoaderArgs, 'url' | 'params'>): string | null {
  if (!url.pathname.startsWith(`${signedLinks['my-alerts'].path}/`)) return null;
  return (params as { token?: string }).token ?? '';
}

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { alerts, push } = context.get(servicesContext);
  const { email, watcher } = await requireOwner({ context, url, params });
  // Opening a link is no sign of life: mail scanners open every link.
  if (watcher && tokenOf({ url, params }) === null) await alerts.hear(watcher.id);
  const views = watcher ? buildAlertsView(await alerts.list(watcher.id), new Date()) : [];
  return {
    token: context.get(requestInfoContext).csrfToken(),
    email,
    done: describeDone(
      url.searchParams.get('done'),
      parseWholeNumber(url.searchParams.get('alert') ?? ''),
      views,
    ),
    // An account has its phrase among its details.
    phrase: watcher && !watcher.hasAccount ? (watcher.phrase ?? '') : null,
    publicKey: watcher ? push.publicKey() : null,
    alerts: views,
  };
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const { alerts, push } = context.get(servicesContext);
  const { watcher } = await requireOwner({ context, url, params });
  if (!watcher) throw data(null, { status: 404 });
  const sent = readForm({ request, context });
  const id = parseWholeNumber(sent('alert')) ?? 0;
  const done = (act: string) => redirectTo(donePath(url.pathname, act, id), 303);
  const act = sent('act');
  await alerts.hear(watcher.id);
  switch (act) {
    case 'change': {
      const alert = (await alerts.list(watcher.id)).find((each) => each.id === id);
      const choices = alert && readChoices({ request, context }, alert.kind);
      if (alert && !choices) return { refused: noChoiceWords };
      if (choices) await alerts.change(watcher.id, id, choices);
      return done(act);
    }
    case 'edit': {
      const alert = (await alerts.list(watcher.id)).find((each) => each.id === id);
      if (!alert) return done(act);
      const answer = redirectTo(alert.path, 303);
      const linkToken = tokenOf({ url, params });
      for (const cookie of formatEditedAlert({ alertId: id, linkToken }, isSecureSite(context)))
        answer.headers.append('Set-Cookie', cookie);
      return answer;
    }
    case 'pause':
    case 'resume':
      await alerts.pause(watcher.id, id, act === 'pause');
      return done(act);
    case 'mute':
    case 'unmute':
      await alerts.mute(watcher.id, id, act === 'mute');
      return done(act);
    case 'end':
      return done((await alerts.end(watcher.id, id)) ? act : 'end-again');
    case 'confirm': {
      const outcome = await alerts.confirmOwn(watcher.id, id);
      const kind = (await alerts.list(watcher.id)).find((each) => each.id === id)?.kind ?? 'search';
      if (outcome === 'too-many') return { refused: `${tooManyWords(kind)}. End one first.` };
      return done(act);
    }
    case 'phrase':
      await alerts.changePhrase(watcher.id, sent('phrase'));
      return redirectTo(`${url.pathname}?done=${act}`, 303);
    case 'push':
      return { isPushed: await push.add(watcher.id, parseJson(sent('subscription'))) };
    default:
      throw data(null, { status: 400 });
  }
}

export default function MyAlerts({ loaderData, actionData }: Route.ComponentProps) {
  const { token, email, done, phrase, publicKey, alerts } = loaderData;
  const refused = actionData && 'refused' in actionData ? actionData.refused : null;
  return (
    <div className={frame.page}>
      <ScreenHeader title="Your alerts" lead={`We send them to ${email}.`} />
      {done && !refused ? <MessageBanner {...done} /> : null}
      {refused ? <MessageBanner type="error" title={refused} focusOn={actionData} /> : null}
      {alerts.length === 0 ? (
        <>
          <p>You’re not watching anything. Search, then press “Tell me about new ones”.</p>
          <div className={styles.ways}>
            <ButtonLink href="/search">Search</ButtonLink>
          </div>
        </>
      ) : (
        <ul className={styles.list}>
          {alerts.map((alert) => (
            <AlertItem key={alert.id} alert={alert} token={token} hasPush={publicKey !== null} />
          ))}
        </ul>
      )}
      {alerts.some(({ kind }) => kind === 'search') ? (
        <p className={styles.note}>
          To change what you’re looking for, press “Edit search”, set the filters, then press the link beside
          the number of results.
        </p>
      ) : null}
      {publicKey !== null && alerts.length > 0 ? <PushSwitch token={token} publicKey={publicKey} /> : null}
      {phrase === null ? null : (
        <section className={styles.section} aria-labelledby="phrase-title">
          <h2 id="phrase-title">Your phrase</h2>
          <Form className={styles.form} method="post">
            <FormToken token={token} />
            <input type="hidden" name="act" value="phrase" />
            <TextInput
              id="phrase"
              label="Any words only you know"
              helpText={`Up to ${longestPhrase} characters. They’re in every email we send you, so you can tell ours from a fake.`}
              defaultValue={phrase}
            />
            <Button type="submit" variant="secondary">
              Save my phrase
            </Button>
          </Form>
        </section>
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LinkClosed error={error} purpose="my-alerts">
      {null}
    </LinkClosed>
  );
}
