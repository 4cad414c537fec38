import { mostWrongCodes, signInMinutes } from '@forecourt/domain';
import { Button, ButtonLink } from '@forecourt/ui';
import { data } from 'react-router';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
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
  if (found.kind === 'found') return { email: found.value.email, isUsed: false };
  return data({ email: null, isUsed: found.kind === 'used' }, { status: 410 });
}

export async function action({ params, context }: Route.ActionArgs) {
  const { device, logSecurityEvent } = context.get(requestInfoContext);
  const { signIn } = context.get(servicesContext).accounts;
  const answer = await signIn.withLink(params.token, device());
  if (answer.kind !== 'signed-in') {
    logSecurityEvent('bad-link');
    return data({ isEnded: true }, { status: 410 });
  }
  logSecurityEvent('signed-in', { way: 'mail' });
  throw await signInWithSaved(redirectTo(answer.leadsTo, 303), context, answer.token);
}

export default function SignInLink({ loaderData: { email, isUsed }, actionData }: Route.ComponentProps) {
  if (email === null || actionData?.isEnded) {
    return (
      <div className={frame.page} data-narrow>
        <ScreenHeader
          title={isUsed ? 'This link has been used' : 'This link no longer works'}
          lead={
            isUsed
              ? 'Somebody has signed in with it, or with the code in the same email. Each works once.'
              : `A link works once, for ${signInMinutes} minutes, and ends after ${mostWrongCodes} wrong codes.`
          }
        />
        <div>
          <ButtonLink href="/sign-in">Get a new link</ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className={frame.page} data-narrow>
      <ScreenHeader title="Sign in" lead={`You’re signing in as ${email}.`} />
      <form className={styles.form} method="post">
        <Button type="submit">Sign in</Button>
      </form>
    </div>
  );
}
