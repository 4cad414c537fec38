import { buildBreadcrumbs } from '@forecourt/site';
import { Link, MessageBanner } from '@forecourt/ui';
import { data } from 'react-router';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { isSecureSite } from '../../../parts/account/signed-in.ts';
import { readForm } from '../../../parts/forms/read-form.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { LinkClosed } from '../../../parts/signed-link/LinkClosed.tsx';
import { signedLinkHeaders } from '../../../parts/signed-link/signed-link-headers.ts';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import { Arrangements } from '../arrangements/Arrangements.tsx';
import { loadArrangements } from '../arrangements/load-arrangements.server.ts';
import { formatAgreed } from '../arrangements/remember-agreed.server.ts';
import { conversationsPath } from '../conversation-address.ts';
import type { Route } from './+types/conversation';
import { actOnConversation } from './act-on-conversation.server.ts';
import { buildConversationView } from './build-conversation-view.ts';
import { ConversationActs } from './ConversationActs.tsx';
import { ClosedForm, MessageForm } from './MessageForm.tsx';
import { MessageList } from './MessageList.tsx';
import { makeFormKey } from './make-form-key.server.ts';
import { Notices } from './Notices.tsx';
import { requireConversation } from './require-conversation.server.ts';
import { useLiveConversation, useReadMark, useUnreadBadge } from './use-live-conversation.ts';

export const headers = signedLinkHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'Messages',
    description: 'A conversation between a buyer and a seller.',
    path: conversationsPath,
    robots: 'noindex',
  });

/** Read-only for whoever comes by a link: email scanners open every link. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { own, isByLink } = await requireConversation({ context, params, url });
  const { conversations, site } = context.get(servicesContext);
  const view = buildConversationView(await conversations.read(own), {
    origin: site.origin,
    path: url.pathname,
  });
  if (!isByLink && view.unreadThrough !== null) await conversations.markRead(own, view.unreadThrough);
  const { view: arrangements, viewings } = await loadArrangements(context, own, url.pathname);
  const shown = {
    view,
    arrangements,
    isByLink,
    path: url.pathname,
    hasBeenInTouch: url.searchParams.get('done') === 'been-in-touch',
    formKey: makeFormKey(),
    token: isByLink ? null : context.get(requestInfoContext).csrfToken(),
  };
  const agreed = formatAgreed(own, viewings, {
    linkToken: params.token ?? null,
    now: new Date(),
    isSecure: isSecureSite(context),
  });
  return data(shown, { headers: agreed.map((cookie): [string, string] => ['Set-Cookie', cookie]) });
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { own } = await requireConversation({ context, params, url });
  const sent = readForm({ request, context });
  const refused = await actOnConversation({ context, own, sent });
  const done = sent('do') === 'been-in-touch' ? '?done=been-in-touch' : '';
  if (refused === null) return redirectTo(url.pathname + done, 303);
  if (refused.refusal) context.get(requestInfoContext).noteRefusal(refused.refusal);
  return data(refused, { status: refused.refusal?.status ?? 422 });
}

export default function ConversationScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { view, arrangements, isByLink, path, formKey, token } = loaderData;
  const refused = actionData ?? null;
  useLiveConversation(path, view);
  useReadMark(view, token);
  useUnreadBadge(view, token);
  return (
    <div className={frame.page}>
      <ScreenHeader
        title={view.title}
        trail={buildBreadcrumbs([
          { text: 'Home', url: '/' },
          ...(isByLink ? [] : [{ text: 'Messages', url: conversationsPath }]),
          { text: view.otherName, url: '' },
        ])}
      >
        {view.about ? (
          <p>
            About <Link href={view.about.path}>{view.about.title}</Link>, {view.about.note}
          </p>
        ) : (
          <p>About an advert that has ended.</p>
        )}
      </ScreenHeader>
      {loaderData.hasBeenInTouch ? (
        <MessageBanner type="success" title="Thanks, we’ve noted that you’ve been in touch" />
      ) : null}
      <Notices notices={view.notices} />
      <MessageList messages={view.messages} />
      {view.closed === null ? (
        <MessageForm
          // Emptied when a message was sent, and not when the other one's arrives while this one is being written.
          key={view.messages.findLast(({ isOwn }) => isOwn)?.id}
          care={view.care}
          token={token}
          formKey={formKey}
          refused={refused?.form === 'message' ? refused : null}
        />
      ) : (
        <ClosedForm words={view.closed} />
      )}
      <Arrangements view={arrangements} token={token} formKey={formKey} refused={null} />
      <ConversationActs token={token} view={view} refused={refused?.form === 'report' ? refused : null} />
    </div>
  );
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const purpose = params.token === undefined ? 'conversation-buyer' : 'conversation-seller';
  return (
    <LinkClosed error={error} purpose={purpose}>
      {null}
    </LinkClosed>
  );
}
