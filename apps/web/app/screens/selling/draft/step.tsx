import {
  findStepRemarks,
  nextSellingStep,
  parseSellingStep,
  parseWholeNumber,
  type SellingErrors,
} from '@forecourt/domain';
import { buildBreadcrumbs } from '@forecourt/site';
import { Link, MessageBanner } from '@forecourt/ui';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { notFound } from '../../../addresses/not-found.ts';
import { redirectTo } from '../../../addresses/redirect-to.ts';
import { pageHeadOf } from '../../../head/page-head-of.ts';
import { privateHeaders, requireSignedIn } from '../../../parts/account/signed-in.ts';
import { ErrorSummary } from '../../../parts/forms/ErrorSummary.tsx';
import { readForm } from '../../../parts/forms/read-form.ts';
import pageFrame from '../../../parts/page-frame/PageFrame.module.css';
import { ScreenHeader } from '../../../parts/screen-header/ScreenHeader.tsx';
import { requestInfoContext, servicesContext } from '../../../shell/request-context.ts';
import { requireDraft } from '../asker.server.ts';
import { PhoneCode } from '../continue/PhoneCode.tsx';
import { otherVehicleWords } from '../other-vehicle-words.ts';
import styles from '../Selling.module.css';
import { myAdvertPath, stepPath } from '../selling-address.ts';
import type { Route } from './+types/step';
import { loadStep } from './load-step.server.ts';
import { changePhotos } from './photos/change-photos.server.ts';
import { PhotosStep } from './photos/PhotosStep.tsx';
import { PriceStep } from './price/PriceStep.tsx';
import { StepNav } from './StepNav.tsx';
import { stepNames } from './step-names.ts';
import { ConditionStep } from './steps/ConditionStep.tsx';
import { ContactStep } from './steps/ContactStep.tsx';
import { PreviewStep } from './steps/PreviewStep.tsx';
import { VehicleStep } from './steps/VehicleStep.tsx';
import { WordsStep } from './steps/WordsStep.tsx';
import { UnsavedNote } from './unsaved/UnsavedNote.tsx';
import { useUnsaved } from './unsaved/use-unsaved.ts';
import { useOtherTabs } from './use-other-tabs.ts';

export const headers = privateHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageHeadOf(matches, {
    title: loaderData ? `${stepNames[loaderData.view.step]}: your advert` : 'Your advert',
    description: 'Place your advert, step by step.',
    path: location.pathname,
    robots: 'noindex',
  });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const step = parseSellingStep(params.step);
  if (!step) throw notFound();
  const { draft, asker } = await requireDraft({ context, params, url });
  const services = context.get(servicesContext);
  return {
    token: context.get(requestInfoContext).csrfToken(),
    ...(await loadStep({ draft, asker, step, services })),
  };
}

const limitWords = {
  refused:
    'We’ve refused this advert, so it can’t be sent in again. You can appeal on its page in My adverts.',
  'other-vehicle': otherVehicleWords,
  'too-many-live':
    'You have three adverts live already, which is the most for a private seller. Pause or end one first. If you sell cars for a living, see how dealers advertise here.',
  'too-many-in-a-year':
    'You’ve placed five adverts in twelve months, which is the most for a private seller. If you sell cars for a living, see how dealers advertise here.',
};

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const step = parseSellingStep(params.step);
  if (!step) throw notFound();
  const { draft } = await requireDraft({ context, params, url });
  const { selling } = context.get(servicesContext);
  const sent = readForm({ request, context });
  if (step === 'photos') {
    const refused = await changePhotos({ context, draft, sent });
    if (refused) return data({ kind: 'photos' as const, refused }, { status: 422 });
    return redirectTo(stepPath(draft.id, sent('act') === 'next' ? 'price' : 'photos'), 303);
  }
  if (step === 'preview') {
    if (sent('act') === 'remove' && !draft.placed) {
      await selling.removeDraft(draft);
      return redirectTo('/sell', 303);
    }
    const isAsSeen =
      parseWholeNumber(sent('version')) === draft.version && sent('state') === (draft.placed?.state ?? '');
    if (sent('act') !== 'publish' || !isAsSeen) return changedElsewhere();
    const { account } = await requireSignedIn({ context, url });
    const answer = await selling.publish(draft, account);
    switch (answer.kind) {
      case 'placed':
        return redirectTo(`${myAdvertPath(answer.publicReference)}?done=sent`, 303);
      case 'incomplete':
        return redirectTo(stepPath(draft.id, 'preview'), 303);
      case 'draft-changed':
        return changedElsewhere();
      default:
        return notPublished(limitWords[answer.kind], 422, answer.kind.startsWith('too-many'));
    }
  }
  const saved = await selling.save(draft, step, { field: sent, version: parseWholeNumber(sent('version')) });
  const { fields, version } = saved;
  if (saved.kind === 'changed-elsewhere') {
    return data({ kind: 'changed-elsewhere' as const, fields, version, errors: {} }, { status: 409 });
  }
  const errors: SellingErrors = { ...findStepRemarks(step, fields), ...saved.errors };
  if (Object.keys(errors).length > 0) {
    return data({ kind: 'refused' as const, fields, version, errors }, { status: 422 });
  }
  const next = sent('act') === 'preview' ? 'preview' : nextSellingStep(step);
  return redirectTo(stepPath(draft.id, next), 303);
}

function changedElsewhere() {
  const reason = 'Your advert has just been changed in another tab. Look at it again, then publish.';
  return notPublished(reason, 409);
}

function notPublished(reason: string, status: number, isForDealers = false) {
  return data({ kind: 'limit' as const, reason, isForDealers }, { status });
}

/** A form that was refused is saved all the same: steps and notes follow it. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined || defaultShouldRevalidate;
}

export default function Step({ loaderData, actionData }: Route.ComponentProps) {
  const { token, frame, view } = loaderData;
  const typed = actionData && 'fields' in actionData ? actionData : null;
  const isChangedElsewhere = useOtherTabs(frame.draftId, typed?.version ?? frame.version);
  const unsaved = useUnsaved(frame, view.step);
  const form = {
    token,
    version: typed?.version ?? frame.version,
    fields: typed?.fields ?? { ...frame.fields, ...unsaved.typed },
    errors: (typed?.errors ?? {}) as SellingErrors,
    notes: 'notes' in view ? view.notes : {},
    noteTyped: unsaved.note,
  };
  // A new key shows what is brought back; the fields themselves stay the visitor's.
  // After a refusal it holds still, whatever is typed until the step has been loaded again.
  const key = `${form.version} ${typed ? 'refused' : unsaved.isRestored}`;
  return (
    <div className={pageFrame.page}>
      <ScreenHeader
        title={stepNames[view.step]}
        lead={frame.name}
        trail={buildBreadcrumbs([
          { text: 'Home', url: '/' },
          { text: 'Sell', url: '/sell' },
          { text: stepNames[view.step], url: '' },
        ])}
      />
      <StepNav steps={frame.steps} />
      <UnsavedNote steps={frame.steps} typed={unsaved.typed} isRestored={unsaved.isRestored && !typed} />
      {isChangedElsewhere && actionData?.kind !== 'changed-elsewhere' ? (
        <MessageBanner type="warning" title="You’ve changed this advert in another tab">
          <p>
            This tab shows it as it was before.{' '}
            <Link href={stepPath(frame.draftId, view.step)}>Show the new one</Link> first: what you’ve typed
            here since isn’t saved.
          </p>
        </MessageBanner>
      ) : null}
      {actionData?.kind === 'changed-elsewhere' ? (
        <MessageBanner type="warning" title="This advert was changed in another tab" focusOn={actionData}>
          <p>
            What you typed here isn’t saved yet. Send it again to keep it instead of what the other tab saved.
          </p>
        </MessageBanner>
      ) : null}
      {actionData?.kind === 'refused' ? (
        <ErrorSummary
          title="Saved, but fix this before you publish"
          errors={{ ...form.errors }}
          answer={actionData}
        />
      ) : null}
      {actionData?.kind === 'limit' ? (
        <MessageBanner type="error" title="Not published" focusOn={actionData}>
          <p>
            {actionData.reason}{' '}
            {actionData.isForDealers ? <Link href="/dealer-info">Advertising for dealers</Link> : null}
          </p>
        </MessageBanner>
      ) : null}
      {view.step === 'vehicle' ? <VehicleStep key={key} form={form} view={view} /> : null}
      {view.step === 'condition' ? <ConditionStep key={key} form={form} view={view} /> : null}
      {view.step === 'photos' ? (
        <PhotosStep
          token={token}
          draftId={frame.draftId}
          view={view}
          refused={actionData?.kind === 'photos' ? actionData.refused : null}
        />
      ) : null}
      {view.step === 'price' ? <PriceStep key={key} form={form} view={view} /> : null}
      {view.step === 'words' ? <WordsStep key={key} form={form} view={view} /> : null}
      {view.step === 'contact' ? <ContactStep key={key} form={form} view={view} /> : null}
      {view.step === 'preview' ? <PreviewStep token={token} frame={frame} view={view} /> : null}
      <PhoneCode draftId={frame.draftId} step={view.step} isSignedIn={frame.isSignedIn} />
      {frame.keptUntil ? (
        <p className={styles.note}>
          Each step is saved when you press its button. We keep your draft until {frame.keptUntil}.
        </p>
      ) : (
        <p className={styles.note}>Buyers see your changes once you send them in at the last step.</p>
      )}
    </div>
  );
}
