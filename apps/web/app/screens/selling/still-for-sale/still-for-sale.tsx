import { formatEuro, type SellerAdvertState } from '@forecourt/domain';
import type { SaleReply } from '@forecourt/services';
import { Button, ButtonLink, MessageBanner } from '@forecourt/ui';
import { data } from 'react-router';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { readForm } from '../../../parts/forms/read-form.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { LinkClosed } from '../../../parts/signed-link/LinkClosed.tsx';
import { requireFound } from '../../../parts/signed-link/require-found.ts';
import styles from '../../../parts/signed-link/SignedPage.module.css';
import { signedLinkHeaders } from '../../../parts/signed-link/signed-link-headers.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import { draftName } from '../draft-name.ts';
import { explainRefusal } from '../my-adverts/act-on-advert.server.ts';
import { myAdvertPath } from '../selling-address.ts';
import type { Route } from './+types/still-for-sale';

export const headers = signedLinkHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'Still for sale?',
    description: 'Where a seller says whether a vehicle is still for sale.',
    path: '/still-for-sale',
    robots: 'noindex',
  });

/** Changes nothing: mail scanners open every link. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { stillForSale } = context.get(servicesContext).selling;
  const { own } = requireFound(await stillForSale.find(params.token));
  const { placed, draft, advert } = own;
  return {
    isDone: url.searchParams.has('done'),
    state: placed.state,
    title: advert?.title || draftName(draft.fields),
    price: advert?.price == null ? '' : formatEuro(advert.price),
    path: myAdvertPath(placed.publicReference),
  };
}

const replies: readonly SaleReply[] = ['yes', 'sold', 'withdraw'];

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const { stillForSale } = context.get(servicesContext).selling;
  const asked = requireFound(await stillForSale.find(params.token));
  const sent = readForm({ request, context })('reply');
  const reply = replies.find((each) => each === sent);
  const refused = explainRefusal(reply ? await stillForSale.reply(asked, reply) : false);
  if (refused !== null) return data({ refused }, { status: 422 });
  return redirectTo(`${url.pathname}?done`, 303);
}

const leads: Readonly<Record<SellerAdvertState, string>> = {
  live: 'Buyers see it now.',
  paused: 'It’s out of the results, and buyers don’t see it.',
  lapsed: 'It has ended, and buyers don’t see it.',
  checking: 'We’re checking it before buyers see it.',
  held: 'It’s on hold. Your adverts say why, and what mends it.',
  'changes-asked': 'We’ve asked you to change something. Your adverts say what.',
  refused: 'We’ve refused it. Your adverts say why, and how to appeal.',
  sold: 'You’ve told us that it’s sold.',
  withdrawn: 'You’ve withdrawn it.',
};

export default function StillForSale({ loaderData, actionData }: Route.ComponentProps) {
  const { isDone, state, title, price, path } = loaderData;
  const isOpen = state === 'live' || state === 'paused' || state === 'lapsed';
  return (
    <div className={frame.page}>
      <ScreenHeader
        title={isDone && !actionData ? 'Thanks, that’s done' : 'Still for sale?'}
        lead={[title, price].filter(Boolean).join(', ')}
      />
      {actionData ? <MessageBanner type="error" title={actionData.refused} focusOn={actionData} /> : null}
      <p>{leads[state]}</p>
      {isOpen && !(isDone && state === 'live' && !actionData) ? (
        <form className={styles.ways} method="post">
          <Button type="submit" name="reply" value="yes">
            {state === 'live' ? 'Yes, still for sale' : 'Yes, put it back'}
          </Button>
          <Button type="submit" name="reply" value="sold" variant="secondary">
            It’s sold
          </Button>
          <Button type="submit" name="reply" value="withdraw" variant="secondary">
            Withdraw it
          </Button>
        </form>
      ) : null}
      <div className={styles.ways}>
        <ButtonLink href={path} variant="tertiary">
          {state === 'sold' ? 'The handover sheet, and more' : 'My advert'}
        </ButtonLink>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LinkClosed error={error} purpose="still-for-sale">
      {null}
    </LinkClosed>
  );
}
