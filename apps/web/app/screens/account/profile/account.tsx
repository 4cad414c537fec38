import { parseWholeNumber } from '@forecourt/domain';
import { decideTextInputMessage } from '@forecourt/site';
import { Link, MessageBanner } from '@forecourt/ui';
import { data } from 'react-router';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { privateHeaders, requireSignedIn, withSession } from '../../../parts/account/signed-in.ts';
import { readForm } from '../../../parts/forms/read-form.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/account';
import { buildAccountView } from './build-account-view.ts';
import { DeleteSection } from './DeleteSection.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { buildProfile, findProfileErrors, readProfileFields } from './profile-fields.ts';
import { refusePasskeyChange, signInAgain } from './refuse-passkey-change.server.ts';

export const headers = privateHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'Your account',
    description: 'Your details, devices and passkeys.',
    path: '/account',
    robots: 'noindex',
  });

const refusedWords = new Map([
  ['refused', 'Your passkey could not be added. Try again.'],
  ['too-many', 'You have as many passkeys as an account can have. Remove one first.'],
]);
const doneWords = new Map([
  ['profile', 'Your details are saved'],
  ['email', 'Check both mailboxes'],
  ['email-changed', 'Your email address is changed'],
  ['device', 'Signed out there'],
  ['passkey', 'Passkey added'],
  ['passkey-removed', 'Passkey removed'],
  ['kept', 'Your account stays'],
]);

export async function loader({ context, url }: Route.LoaderArgs) {
  const signedIn = await requireSignedIn({ context, url });
  const { sessions, passkeys, profile } = context.get(servicesContext).accounts;
  const { id } = signedIn.account;
  const [openSessions, knownPasskeys, emailChange] = await Promise.all([
    sessions.list(id),
    passkeys.list(id),
    profile.openEmailChange(id),
  ]);
  return {
    token: context.get(requestInfoContext).csrfToken(),
    done: doneWords.get(url.searchParams.get('done') ?? '') ?? null,
    refused: refusedWords.get(url.searchParams.get('refused') ?? '') ?? null,
    view: buildAccountView({ signedIn, sessions: openSessions, passkeys: knownPasskeys, emailChange }),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const signedIn = await requireSignedIn({ context, url });
  const { account, session, isFresh } = signedIn;
  const { accounts } = context.get(servicesContext);
  const sent = readForm({ request, context });
  const done = (name: string, section: string) => redirectTo(`/account?done=${name}#${section}`, 303);
  switch (sent('act')) {
    case 'profile': {
      const fields = readProfileFields(sent);
      const errors = findProfileErrors(fields);
      if (Object.keys(errors).length > 0) return { act: 'profile' as const, fields, errors };
      await accounts.profile.change(account.id, buildProfile(fields));
      return done('profile', 'details');
    }
    case 'email': {
      if (!isFresh) return signInAgain('again');
      const email = sent('email').trim();
      const error = decideTextInputMessage({ id: 'email', type: 'email', isRequired: true }, email, true);
      if (error) return { act: 'email' as const, email, error };
      const answer = await accounts.profile.askForEmailChange(account, email);
      if (answer !== 'asked') return { act: 'email' as const, email, error: refusals[answer] };
      return done('email', 'email-address');
    }
    case 'cancel-email':
      await accounts.profile.cancelEmailChange(account.id);
      return redirectTo('/account#email-address', 303);
    case 'end-session':
      await accounts.sessions.end(account.id, parseWholeNumber(sent('session')));
      return done('device', 'devices');
    case 'end-others':
      await accounts.sessions.endOthers(signedIn);
      return done('device', 'devices');
    case 'remove-passkey': {
      const refusal = await refusePasskeyChange(context, signedIn);
      if (refusal) return refusal;
      await accounts.passkeys.remove(account.id, parseWholeNumber(sent('passkey')));
      return done('passkey-removed', 'passkeys');
    }
    case 'delete':
      if (!isFresh) return signInAgain('again');
      await accounts.profile.delete(account.id);
      return withSession(redirectTo('/sign-in?why=deleted', 303), context, '');
    case 'keep':
      await accounts.profile.keep(account.id);
      return done('kept', 'delete');
    case 'sign-out':
      await accounts.sessions.end(account.id, session.id);
      return withSession(redirectTo('/', 303), context, '');
    default:
      throw data(null, { status: 400 });
  }
}

const refusals = {
  same: 'This is your address already',
  'too-often': 'We have sent several mails about this today. Try again tomorrow.',
};

export default function AccountScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { token, view, done, refused } = loaderData;
  return (
    <div className={frame.page}>
      <ScreenHeader title="Your account" lead={`You’re signed in as ${view.email}.`} />
      {done ? <MessageBanner type="success" title={done} /> : null}
      {refused ? <MessageBanner type="error" title={refused} /> : null}
      <p>
        <Link href="/my-adverts">Your adverts</Link> · <Link href="/alerts">Your alerts</Link> ·{' '}
        <Link href="/conversations">Your messages</Link>
      </p>
      {view.isStaff ? (
        <p>
          <Link href="/office">Go to the office</Link>
        </p>
      ) : null}
      <ProfileSection
        token={token}
        view={view}
        refused={actionData?.act === 'profile' ? actionData : undefined}
      />
      <EmailSection
        token={token}
        view={view}
        refused={actionData?.act === 'email' ? actionData : undefined}
      />
      <PasskeysSection token={token} view={view} />
      <DevicesSection token={token} view={view} />
      <DeleteSection token={token} view={view} />
    </div>
  );
}
