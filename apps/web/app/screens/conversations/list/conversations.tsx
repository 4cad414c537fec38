import { formatMoment } from '@forecourt/domain';
import { Link } from '@forecourt/ui';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { privateHeaders, requireSignedIn } from '../../../parts/account/signed-in.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { servicesContext } from '../../../shell/request-context.ts';
import { conversationPath, conversationsPath } from '../conversation-address.ts';
import type { Route } from './+types/conversations';
import styles from './Conversations.module.css';

export const headers = privateHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'Messages',
    description: 'Your conversations with buyers and sellers.',
    path: conversationsPath,
    robots: 'noindex',
  });

export async function loader({ context, url }: Route.LoaderArgs) {
  const { account } = await requireSignedIn({ context, url });
  const listed = await context.get(servicesContext).conversations.list(account);
  return {
    conversations: listed.map(({ summary, title, name }) => ({
      id: summary.id,
      path: conversationPath(summary.id),
      title,
      name,
      when: formatMoment(summary.lastMessageAt),
      words: summary.lastWords.slice(0, 140),
      unread: summary.unread,
    })),
  };
}

export default function Conversations({ loaderData: { conversations } }: Route.ComponentProps) {
  return (
    <div className={frame.page}>
      <ScreenHeader
        title="Messages"
        lead={
          conversations.length === 0
            ? 'You have no messages yet. When you message a seller, or a buyer messages you, it’s here.'
            : 'Your conversations with buyers and sellers.'
        }
      />
      <ul className={styles.list}>
        {conversations.map(({ id, path, title, name, when, words, unread }) => (
          <li key={id} className={styles.entry} data-unread={unread > 0 || undefined}>
            <h2>
              <Link href={path}>
                {name}, {title}
              </Link>
            </h2>
            <p className={styles.words}>{words}</p>
            <p className={styles.facts}>
              {unread > 0 ? <b>{unread === 1 ? '1 new message' : `${unread} new messages`}</b> : null}
              <time>{when}</time>
            </p>
          </li>
        ))}
      </ul>
      <Link href="/account">Your account</Link>
    </div>
  );
}
