import { type ArrangementField, arrangementFields, findArrangementIntent } from '@forecourt/services';
import { Link, MessageBanner } from '@forecourt/ui';
import { data } from 'react-router';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { ErrorSummary } from '../../../parts/forms/ErrorSummary.tsx';
import { readForm } from '../../../parts/forms/read-form.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { LinkClosed } from '../../../parts/signed-link/LinkClosed.tsx';
import { signedLinkHeaders } from '../../../parts/signed-link/signed-link-headers.ts';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import { makeFormKey } from '../conversation/make-form-key.server.ts';
import { requireConversation } from '../conversation/require-conversation.server.ts';
import { conversationsPath } from '../conversation-address.ts';
import type { Route } from './+types/arrange';
import { Arrangements } from './Arrangements.tsx';
import { conversationOf } from './arrangement-address.ts';
import { fieldId, type RefusedArrangement } from './forms/form-parts.ts';
import { loadArrangements } from './load-arrangements.server.ts';

export const headers = signedLinkHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'Viewings and offers',
    description: 'What a buyer and a seller have arranged.',
    path: conversationsPath,
    robots: 'noindex',
  });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { own, isByLink } = await requireConversation({ context, params, url });
  const path = conversationOf(url.pathname);
  return {
    view: (await loadArrangements(context, own, path)).view,
    path,
    formKey: makeFormKey(),
    token: isByLink ? null : context.get(requestInfoContext).csrfToken(),
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { own } = await requireConversation({ context, params, url });
  const sent = readForm({ request, context });
  const intent = findArrangementIntent(sent('intent'));
  if (intent === null) throw new Response(null, { status: 400 });
  const visitor = context.get(requestInfoContext);
  const outcome = await context
    .get(servicesContext)
    .arrangements.submit(own, { intent, key: sent('key'), field: sent }, visitor);
  if (outcome.kind === 'done') return redirectTo(`${conversationOf(url.pathname)}#arrangements-title`, 303);
  const refusal = outcome.kind === 'turned-away' ? outcome.refusal : undefined;
  if (refusal) visitor.noteRefusal(refusal);
  const refused: RefusedArrangement = {
    form: sent('form'),
    fields: Object.fromEntries(arrangementFields.map((name) => [name, sent(name)])),
    errors: outcome.kind === 'refused' ? outcome.errors : {},
    message: outcome.kind === 'turned-away' ? outcome.message : null,
  };
  return data(refused, { status: refusal?.status ?? 422 });
}

export default function Arrange({ loaderData, actionData }: Route.ComponentProps) {
  const { view, path, formKey, token } = loaderData;
  const refused = actionData ?? null;
  return (
    <div className={frame.page}>
      <ScreenHeader title={`You and ${view.otherName}`}>
        <p>
          <Link href={path}>Back to your messages</Link>
        </p>
      </ScreenHeader>
      {refused ? <Refusal refused={refused} /> : null}
      <Arrangements view={view} token={token} formKey={formKey} refused={refused} />
    </div>
  );
}

function Refusal({ refused }: { refused: RefusedArrangement }) {
  if (refused.message !== null) {
    return <MessageBanner type="error" title={refused.message} focusOn={refused} />;
  }
  const errors = Object.fromEntries(
    Object.entries(refused.errors).map(([name, message]) => [
      fieldId(refused.form, name as ArrangementField),
      message,
    ]),
  );
  return <ErrorSummary title="That wasn’t sent" errors={errors} answer={refused} />;
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const purpose = params.token === undefined ? 'conversation-buyer' : 'conversation-seller';
  return (
    <LinkClosed error={error} purpose={purpose}>
      {null}
    </LinkClosed>
  );
}
