import {
  type AlertChoices,
  alertEventsOf,
  alertPaces,
  describeWait,
  keepUnconfirmedDays,
  mostAlerts,
  usualAlertEvents,
} from '@forecourt/domain';
import { decideTextInputMessage } from '@forecourt/site';
import { Button, ButtonLink, Link, MessageBanner, TextInput } from '@forecourt/ui';
import { data, Form } from 'react-router';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { findSignedIn, privateHeaders, signInPath } from '../../../parts/account/signed-in.ts';
import { ErrorSummary } from '../../../parts/forms/ErrorSummary.tsx';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import { readForm, requireForm } from '../../../parts/forms/read-form.ts';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import styles from '../Alerts.module.css';
import { noChoiceWords } from '../alert-words.ts';
import { ChoiceFields } from '../ChoiceFields.tsx';
import { readChoices } from '../read-choices.server.ts';
import type { Route } from './+types/new-alert';

export const headers = privateHeaders;

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHeadOf(matches, {
    title: 'Tell me about new ones',
    description: 'We tell you when something you’re looking for comes up.',
    path: location.pathname + location.search,
    robots: 'noindex',
  });

function requireSubject({ context, url }: Pick<Route.LoaderArgs, 'context' | 'url'>) {
  const { alerts } = context.get(servicesContext);
  return alerts.findSubject({
    search: url.searchParams.get('search'),
    vehicle: url.searchParams.get('vehicle'),
  });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const subject = await requireSubject({ context, url });
  if (!subject) throw data(null, { status: 404 });
  const signedIn = await findSignedIn(context);
  return {
    token: context.get(requestInfoContext).csrfToken(),
    subject: { kind: subject.kind, name: subject.name, path: subject.path },
    email: signedIn?.account.email ?? null,
    signInHref: signInPath(url.pathname + url.search),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const info = context.get(requestInfoContext);
  const { alerts, site } = context.get(servicesContext);
  const subject = await requireSubject({ context, url });
  if (!subject) throw data(null, { status: 404 });
  const sent = readForm({ request, context });
  const email = sent('email').trim();
  const choices = readChoices({ request, context }, subject.kind);
  const kept = choices ?? keepSent({ request, context });
  const refuse = (errors: Record<string, string>) => ({
    kind: 'refused' as const,
    email,
    choices: kept,
    errors,
  });
  const signedIn = await findSignedIn(context);
  const wrongEmail = signedIn
    ? null
    : decideTextInputMessage({ id: 'email', type: 'email', isRequired: true }, email, true);
  if (wrongEmail !== null) return refuse({ email: wrongEmail });
  if (!choices) return refuse({ [`new-${alertEventsOf[subject.kind][0]}`]: noChoiceWords });
  const outcome = signedIn
    ? await alerts.watch(subject, choices, signedIn.account.email)
    : await alerts.ask(subject, choices, email, info);
  switch (outcome.kind) {
    case 'on':
      throw redirectTo('/alerts?done=on', 303);
    case 'asked': {
      const mailFile = site.showsMailFiles ? `/local-mail/confirm-alert-${outcome.mail}` : null;
      return { kind: 'asked' as const, email, mailFile };
    }
    case 'too-many':
      return refuse({ list: tooMany(subject.kind) });
    case 'over-limit': {
      const { retryAfterSeconds } = outcome;
      info.noteRefusal({ status: 429, retryAfterSeconds });
      return refuse({
        email: `We’ve sent several emails already. Check your inbox and spam, or try again in ${describeWait(retryAfterSeconds)}.`,
      });
    }
  }
}

function tooMany(kind: 'search' | 'vehicle'): string {
  const what = kind === 'search' ? 'searches' : 'vehicles';
  return `You’re watching ${mostAlerts[kind]} ${what}, which is as many as we can. End one first.`;
}

/** What was ticked, for a form that comes back. */
function keepSent(args: Parameters<typeof requireForm>[0]): AlertChoices {
  const form = requireForm(args);
  const pace = alertPaces.find((each) => each === form.get('pace')) ?? 'daily';
  return { pace, events: [], ways: ['mail'] };
}

export default function NewAlert({ loaderData, actionData }: Route.ComponentProps) {
  const { token, subject, email, signInHref } = loaderData;
  if (actionData?.kind === 'asked') return <Asked {...actionData} path={subject.path} />;
  const choices = actionData?.choices ?? {
    pace: 'daily' as const,
    events: usualAlertEvents[subject.kind],
    ways: ['mail' as const],
  };
  const errors = actionData?.errors ?? {};
  const isSearch = subject.kind === 'search';
  return (
    <div className={styles.page}>
      <ScreenHeader
        title={isSearch ? 'Tell me about new ones' : 'Watch this vehicle'}
        lead={isSearch ? 'We’ll tell you when something comes up.' : 'We’ll tell you when something changes.'}
      />
      <p className={styles.subject}>
        <Link href={subject.path}>{subject.name}</Link>
      </p>
      {actionData ? <ErrorSummary title="Not saved yet" errors={errors} answer={actionData} /> : null}
      <Form className={styles.form} method="post">
        <FormToken token={token} />
        <ChoiceFields id="new" kind={subject.kind} choices={choices} hasPush={false} />
        {email === null ? (
          <TextInput
            id="email"
            label="Email"
            type="email"
            autoComplete="email"
            isRequired
            defaultValue={actionData?.email ?? ''}
            {...(errors.email !== undefined && { error: errors.email })}
          />
        ) : (
          <p>We’ll email {email}.</p>
        )}
        <div className={styles.ways} id="list">
          <Button type="submit">Tell me</Button>
          {errors.list ? <Link href="/alerts">Your alerts</Link> : null}
        </div>
      </Form>
      {email === null ? (
        <p className={styles.note}>
          No account needed: we’ll email you a link to confirm it, and every email has a link that ends it.
          What nobody confirms is deleted after {keepUnconfirmedDays} days. Have an account?{' '}
          <Link href={signInHref}>Sign in</Link>. See our{' '}
          <Link href="/terms-and-conditions/privacy-policy">privacy policy</Link>.
        </p>
      ) : null}
    </div>
  );
}

function Asked({ email, mailFile, path }: { email: string; mailFile: string | null; path: string }) {
  return (
    <div className={styles.page}>
      <ScreenHeader
        title="Check your email"
        lead={`We’ve sent a link to ${email}. Open it and press the button, and we’ll start.`}
      />
      {mailFile ? (
        <MessageBanner type="informational" title="This site sends no email yet">
          <p>
            No mail server is set up (<code>SMTP_URL</code>), so the email is a file in the data folder.{' '}
            <Link href={mailFile} target="_blank">
              Read it
            </Link>
          </p>
        </MessageBanner>
      ) : (
        <p className={styles.note}>Nothing there? Check your spam folder.</p>
      )}
      <div className={styles.ways}>
        <ButtonLink href={path} variant="secondary">
          Back to your search
        </ButtonLink>
      </div>
    </div>
  );
}
