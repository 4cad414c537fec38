import { mostWrongCodes, signInMinutes } from '@forecourt/domain';
import type { SignInAnswer } from '@forecourt/services';
import { Button, ButtonLink, Link, MessageBanner, TextInput } from '@forecourt/ui';
import { Form } from 'react-router';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { privateHeaders, signInPath } from '../../../parts/account/signed-in.ts';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import { readForm } from '../../../parts/forms/read-form.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/code';
import { signInWithSaved } from './join-saved.server.ts';
import styles from './SignIn.module.css';

export const headers = privateHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'Enter your code',
    description: 'Where you enter the code that we emailed you.',
    path: '/sign-in/code',
    robots: 'noindex',
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts, site } = context.get(servicesContext);
  const mail = await accounts.signIn.findMail(url.searchParams.get('mail') ?? '');
  if (!mail) throw redirectTo('/sign-in', 303);
  return {
    token: context.get(requestInfoContext).csrfToken(),
    email: mail.email,
    signInHref: signInPath(mail.leadsTo),
    mailFile: site.showsMailFiles ? `/local-mail/sign-in-${mail.id}` : null,
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const code = readForm({ request, context })('code');
  const { device, logSecurityEvent } = context.get(requestInfoContext);
  const { signIn } = context.get(servicesContext).accounts;
  const answer = await signIn.withCode(url.searchParams.get('mail') ?? '', code, device());
  if (answer.kind === 'signed-in') {
    logSecurityEvent('signed-in', { way: 'mail' });
    throw await signInWithSaved(redirectTo(answer.leadsTo, 303), context, answer.token);
  }
  if (answer.kind !== 'no-code') logSecurityEvent('wrong-code');
  return { error: explain(answer), isEnded: answer.kind === 'ended' };
}

function explain(answer: Exclude<SignInAnswer, { kind: 'signed-in' }>): string {
  if (answer.kind === 'ended') {
    return `This code no longer works. A code works once, for ${signInMinutes} minutes, and ends after ${mostWrongCodes} wrong tries.`;
  }
  if (answer.kind === 'no-code') return 'Enter the six digits from the email.';
  const left = answer.triesLeft === 1 ? 'one try' : `${answer.triesLeft} tries`;
  return `That’s not the code we sent. You have ${left} left.`;
}

export default function Code({ loaderData, actionData }: Route.ComponentProps) {
  const { token, email, signInHref, mailFile } = loaderData;
  return (
    <div className={frame.page} data-narrow>
      <ScreenHeader title="Check your email" lead={`We’ve sent a code to ${email}.`} />
      {actionData ? <MessageBanner type="error" title={actionData.error} focusOn={actionData} /> : null}
      {actionData?.isEnded ? (
        <ButtonLink href={signInHref}>Get a new code</ButtonLink>
      ) : (
        // A whole page, so that the header shows the account.
        <Form className={styles.form} method="post" reloadDocument>
          <FormToken token={token} />
          <TextInput
            id="code"
            label="Code"
            helpText="Six digits"
            inputMode="numeric"
            autoComplete="one-time-code"
            isRequired
          />
          <Button type="submit">Sign in</Button>
        </Form>
      )}
      {mailFile ? (
        <MessageBanner type="informational" title="This site sends no email yet">
          <p>
            No mail server is set up (<code>SMTP_URL</code>), so the email is a file in the data folder.{' '}
            <Link href={mailFile} target="_blank">
              Read it
            </Link>
          </p>
        </MessageBanner>
      ) : null}
      {actionData?.isEnded ? null : (
        <p className={styles.note}>
          {mailFile ? 'Wrong address? ' : 'Nothing there? Check your spam folder, or '}
          <Link href={signInHref}>{mailFile ? 'Start again' : 'use another address or get a new code'}</Link>.
        </p>
      )}
    </div>
  );
}
