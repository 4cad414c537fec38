import { describeWait, signInMinutes } from '@forecourt/domain';
import { decideTextInputMessage } from '@forecourt/site';
import { Button, Link, MessageBanner, TextInput } from '@forecourt/ui';
import { Form } from 'react-router';
import { parseOwnPath } from '../../../addresses/parse-own-path.ts';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { privateHeaders } from '../../../parts/account/signed-in.ts';
import { ErrorSummary } from '../../../parts/forms/ErrorSummary.tsx';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import { readForm } from '../../../parts/forms/read-form.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import { carryDraft } from '../../selling/asker.server.ts';
import type { Route } from './+types/sign-in';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import styles from './SignIn.module.css';

export const headers = privateHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'Sign in',
    description: 'Sign in with your email address or a passkey. There’s no password.',
    path: '/sign-in',
    robots: 'noindex',
  });

export function loader({ context, url }: Route.LoaderArgs) {
  return {
    token: context.get(requestInfoContext).csrfToken(),
    leadsTo: parseOwnPath(url.searchParams.get('next')) ?? '/account',
    reason: url.searchParams.get('why'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const info = context.get(requestInfoContext);
  const { signIn } = context.get(servicesContext).accounts;
  const sent = readForm({ request, context });
  const email = sent('email').trim();
  const leadsTo = parseOwnPath(sent('next')) ?? '/account';
  const error = decideTextInputMessage({ id: 'email', type: 'email', isRequired: true }, email, true);
  if (error !== null) return { email, error, wait: null };
  const asked = await signIn.askForMail({ email, leadsTo: await carryDraft(context, leadsTo) }, info);
  if (asked.kind === 'sent') throw redirectTo(`/sign-in/code?mail=${asked.handle}`, 303);
  const { retryAfterSeconds } = asked;
  info.noteRefusal({ status: 429, retryAfterSeconds });
  return { email, error: null, wait: describeWait(retryAfterSeconds) };
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { token, leadsTo, reason } = loaderData;
  return (
    <div className={frame.page} data-narrow>
      <ScreenHeader
        title="Sign in"
        lead="No password needed. We’ll email you a code. If you’re new here, that makes your account."
      />
      {reason === 'deleted' ? (
        <MessageBanner type="success" title="Your account will be deleted">
          <p>You’re signed out everywhere. We’ve emailed you a link in case you change your mind.</p>
        </MessageBanner>
      ) : null}
      {reason === 'again' ? (
        <MessageBanner type="informational" title="Please sign in again">
          <p>You’ve been signed in for a while. We ask again before anything that changes how you sign in.</p>
        </MessageBanner>
      ) : null}
      {reason === 'office' ? (
        <MessageBanner type="informational" title="Sign in with your passkey">
          <p>
            You work in the office, so only your passkey can add or remove one. If you’ve lost it, ask an
            operator to take your role away, add a new passkey, and have the role given back.
          </p>
        </MessageBanner>
      ) : null}
      {reason === 'passkey' ? (
        <MessageBanner type="error" title="That passkey didn’t work" focusOn={loaderData}>
          <p>It may have been removed from your account. Use your email instead.</p>
        </MessageBanner>
      ) : null}
      {actionData?.error ? (
        <ErrorSummary
          title="We couldn’t send that"
          errors={{ email: actionData.error }}
          answer={actionData}
        />
      ) : null}
      {actionData?.wait ? (
        <MessageBanner type="error" title="Too many emails" focusOn={actionData}>
          <p>We’ve sent several already. Check your inbox and spam, or try again in {actionData.wait}.</p>
        </MessageBanner>
      ) : null}
      <Form className={styles.form} method="post">
        <FormToken token={token} />
        <input type="hidden" name="next" value={leadsTo} />
        <TextInput
          id="email"
          label="Email"
          type="email"
          autoComplete="email"
          isRequired
          defaultValue={actionData?.email ?? ''}
          {...(actionData?.error && { error: actionData.error })}
        />
        <Button type="submit">Email me a code</Button>
        <p className={styles.note}>It works once, for {signInMinutes} minutes.</p>
      </Form>
      <PasskeySignIn token={token} leadsTo={leadsTo} />
      <p className={styles.note}>
        We keep your email address for your account only: see our{' '}
        <Link href="/terms-and-conditions/privacy-policy">privacy policy</Link>.
      </p>
    </div>
  );
}
