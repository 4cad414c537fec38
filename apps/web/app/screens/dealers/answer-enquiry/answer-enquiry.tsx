import { findReplyError } from '@forecourt/site';
import { Button, Link, MessageBanner } from '@forecourt/ui';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { readForm } from '../../../parts/forms/read-form.ts';
import frame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { AlreadyAnswered } from '../../../parts/signed-link/AlreadyAnswered.tsx';
import { LinkClosed } from '../../../parts/signed-link/LinkClosed.tsx';
import { ReplyForm, type UnsentText } from '../../../parts/signed-link/ReplyForm.tsx';
import { requireFound } from '../../../parts/signed-link/require-found.ts';
import styles from '../../../parts/signed-link/SignedPage.module.css';
import { signedLinkHeaders } from '../../../parts/signed-link/signed-link-headers.ts';
import { storeOnce } from '../../../parts/signed-link/store-once.ts';
import { servicesContext } from '../../../shell/request-context.ts';
import type { Route } from './+types/answer-enquiry';
import { buildAnswerView } from './build-answer-view.ts';

export const headers = signedLinkHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHeadOf(matches, {
    title: 'Reply to an enquiry',
    description: 'Where a dealer replies to an enquiry from the site.',
    path: '/enquiries/answer',
    robots: 'noindex',
  });

/** Read-only: email scanners open every link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { feedback, conversations } = context.get(servicesContext);
  const found = requireFound(await feedback.enquiryToAnswer(params.token));
  // About an advert they talk in a conversation, as often as they like.
  const conversation = await conversations.pathOfEnquiry(found.enquiry.id);
  if (conversation !== null) throw redirectTo(conversation, 303);
  return { view: buildAnswerView(found) };
}

export async function action({ request, params, context, url }: Route.ActionArgs): Promise<UnsentText> {
  const { feedback } = context.get(servicesContext);
  const find = async () => requireFound(await feedback.enquiryToAnswer(params.token));
  const sent = readForm({ request, context });
  const way = sent('way') === 'message' ? 'message' : 'elsewhere';
  const body = way === 'message' ? sent('body').trim() : '';
  const error = way === 'message' ? findReplyError(body) : null;
  if (error !== null) return { body, error, outcome: 'refused' };
  const outcome = await storeOnce(
    { context, url },
    {
      async keep() {
        const found = await find();
        const isReachable = found.enquiry.email !== null;
        return feedback.answer(found, isReachable ? { way, body } : { way: 'elsewhere', body: '' });
      },
      isSame: async () => body === '' || (await find()).enquiry.answer?.body === body,
    },
  );
  return { body, error, outcome };
}

export default function AnswerEnquiry({ loaderData: { view }, actionData }: Route.ComponentProps) {
  return (
    <div className={frame.page}>
      <ScreenHeader title={view.title} />
      <dl className={styles.facts}>
        {view.facts.map(({ name, text, href }) => (
          <FactRow key={name} name={name} text={text} href={href} />
        ))}
      </dl>
      {view.message ? <blockquote className={styles.quote}>{view.message}</blockquote> : null}
      {view.answered ? (
        <>
          <AlreadyAnswered words={actionData?.body} />
          <MessageBanner type="success" title={view.answered.title}>
            {view.answered.text}
          </MessageBanner>
          {view.answered.words ? (
            <blockquote className={styles.quote}>{view.answered.words}</blockquote>
          ) : null}
        </>
      ) : (
        <AnswerForms view={view} unsent={actionData} />
      )}
    </div>
  );
}

function FactRow({ name, text, href }: { name: string; text: string; href?: string | undefined }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{href ? <Link href={href}>{text}</Link> : text}</dd>
    </>
  );
}

const answerWords = { label: 'Your reply', sendLabel: 'Send reply' };

interface AnswerFormsProps {
  view: Route.ComponentProps['loaderData']['view'];
  unsent: UnsentText | undefined;
}

function AnswerForms({ view, unsent }: AnswerFormsProps) {
  return (
    <>
      {view.form ? <ReplyForm {...answerWords} helpText={view.form.helpText} unsent={unsent} /> : null}
      <form className={view.form ? styles.other : styles.form} method="post">
        <input type="hidden" name="way" value="elsewhere" />
        {view.form ? <p>Already called them, or emailed them yourself?</p> : null}
        <Button type="submit" variant={view.form ? 'secondary' : 'primary'}>
          I’ve been in touch
        </Button>
        <p className={styles.note}>
          Buyers see how many messages you reply to, and how quickly, once there are enough to be fair.
        </p>
      </form>
    </>
  );
}

export function ErrorBoundary({ error, actionData }: Route.ErrorBoundaryProps) {
  return (
    <LinkClosed error={error} purpose="answer-enquiry">
      {actionData?.body ? <ReplyForm {...answerWords} unsent={actionData} /> : null}
    </LinkClosed>
  );
}
