import { Button, ButtonLink, MessageBanner } from '@forecourt/ui';
import { data } from 'react-router';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { signedLinkHeaders } from '../../../parts/signed-link/signed-link-headers.ts';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/link';
import { signInWithSaved } from './join-saved.server.ts';
import styles from './SignIn.module.css';

export const headers = signedLinkHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'Sign in',
    description: 'Where the link in our email leads.',
    path: '/sign-in',
    robots: 'noindex',
  });

/** Opening the link changes nothing: mail scanners open every link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await context.get(servicesContext).accounts.signIn.findLink(params.token);
  return found.kind === 'found' ? { email: found.value.email } : data({ email: null }, { status: 410 });
}

export async function action({ params, context }: Route.ActionArgs) {
  const { device } = context.get(requestInfoContext);
  const answer = await context.get(servicesContext).accounts.signIn.withLink(params.token, device());
  if (answer.kind !== 'signed-in') return data({ isEnded: true }, { status: 410 });
  throw await signInWithSaved(redirectTo(answer.leadsTo, 303), context, answer.token);
}

export default function SignInLink({ loaderData: { email }, actionData }: Route.ComponentProps) {
  if (email === null || actionData?.isEnded) {
    return (
      <div className={styles.page}>
        <ScreenHeader title="This link no longer works" lead="It works once, for a few minutes." />
        {actionData ? (
          <MessageBanner type="error" title="It has been used already" focusOn={actionData} />
        ) : null}
        <div>
          <ButtonLink href="/sign-in">Get a new one</ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <ScreenHeader title="Sign in" lead={`You’re signing in as ${email}.`} />
      <form className={styles.form} method="post">
        <Button type="submit">Sign in</Button>
      </form>
    </div>
  );
}
