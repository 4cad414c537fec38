import {
  buildSpecTable,
  counties,
  describeWordsRemark,
  type FieldNotes,
  findWordsRemarks,
  formatDayOfMoment,
  formatEuro,
  listShots,
  parseChannel,
  parseSellingPrice,
  type SellingErrors,
  type SellingField,
  type SellingStep,
  sellingLimits,
  sellingSteps,
  stepOfField,
} from '@forecourt/domain';
import type { Asker, OwnDraft } from '@forecourt/services';
import { signInPath } from '../../../parts/account/signed-in.ts';
import { placeName } from '../../../parts/vehicle/place-name.ts';
import { draftName } from '../draft-name.ts';
import { stepPath } from '../selling-address.ts';
import { buildPhotoViews } from './photos/build-photo-views.server.ts';
import type { PhotosStepView, PhotoView } from './photos/photo-view.ts';
import { loadPriceView, type PriceServices, type PriceStepView } from './price/load-price-view.server.ts';
import { stepNames } from './step-names.ts';
import {
  loadContradictions,
  loadTestNotes,
  loadVehicleView,
  optionsOf,
  type VehicleStepView,
} from './steps/load-vehicle-view.server.ts';
import { offerContact } from './steps/offer-contact.ts';

/** What every step shows. */
export interface StepFrame {
  draftId: string;
  version: number;
  fields: OwnDraft['fields'];
  name: string;
  isSignedIn: boolean;
  steps: { step: SellingStep; name: string; path: string; state: 'this' | 'done' | 'open' }[];
  /** Of an advert that is placed: its changes are seen once they are sent in. */
  placed: { publicReference: string; state: string } | null;
  /** `16 January 2027`; null for one that is placed. */
  keptUntil: string | null;
}

export interface PreviewStepView {
  step: 'preview';
  title: string;
  price: string;
  place: string;
  seller: string;
  paragraphs: readonly string[];
  specs: readonly { label: string; value: string }[];
  photos: readonly PhotoView[];
  /** What must be mended before it can be published. */
  open: readonly { message: string; path: string }[];
  /** What would be held. */
  remarks: readonly { message: string; path: string }[];
  /** What does not fit together, and may be right all the same. */
  doubts: readonly { message: string; path: string }[];
  /** Where to sign in first; null for who has. */
  signIn: string | null;
}

export type StepView =
  | VehicleStepView
  | {
      step: 'condition';
      serviceHistories: readonly string[];
      origins: readonly string[];
      asksForNct: boolean;
      notes: FieldNotes;
    }
  | PhotosStepView
  | PriceStepView
  | { step: 'words'; remarks: readonly string[] }
  | { step: 'contact'; counties: readonly string[]; isSignedIn: boolean }
  | PreviewStepView;

interface StepArgs {
  draft: OwnDraft;
  asker: Asker;
  step: SellingStep;
  services: PriceServices;
}

export async function loadStep(args: StepArgs): Promise<{ frame: StepFrame; view: StepView }> {
  const errors = await args.services.selling.errors(args.draft);
  return { frame: buildFrame(args, errors), view: await loadView(args, errors) };
}

function buildFrame({ draft, asker, step }: StepArgs, errors: SellingErrors): StepFrame {
  const open = new Set(Object.keys(errors).map((field) => stepOfField(field as SellingField)));
  const { id, version, fields, placed, updatedAt } = draft;
  const keptMs = sellingLimits.keepDraftsDays * 86_400_000;
  return {
    draftId: id,
    version,
    fields: step === 'contact' ? offerContact(fields, asker.account) : fields,
    name: draftName(fields),
    isSignedIn: asker.account !== null,
    steps: sellingSteps.map((each) => ({
      step: each,
      name: stepNames[each],
      path: stepPath(id, each),
      state: each === step ? 'this' : each === 'preview' || open.has(each) ? 'open' : 'done',
    })),
    placed: placed && { publicReference: placed.publicReference, state: placed.state },
    keptUntil: placed ? null : formatDayOfMoment(new Date(Date.parse(updatedAt) + keptMs).toISOString()),
  };
}

async function loadView(args: StepArgs, errors: SellingErrors): Promise<StepView> {
  const { draft, asker, step, services } = args;
  const channel = parseChannel(draft.fields.channel) ?? 'Car';
  switch (step) {
    case 'vehicle':
      return loadVehicleView(draft, services.selling, channel);
    case 'condition':
      return {
        step,
        serviceHistories: optionsOf('serviceHistory', channel),
        origins: optionsOf('origin', channel),
        asksForNct: channel !== 'Bike',
        notes: await loadTestNotes(draft, services.selling, channel),
      };
    case 'photos':
      return {
        step,
        photos: buildPhotoViews(draft),
        shots: listShots(channel, draft.fields.body),
      };
    case 'price':
      return loadPriceView(draft, services);
    case 'words':
      return { step, remarks: findWordsRemarks(draft.fields.words).map(describeWordsRemark) };
    case 'contact':
      return { step, counties: counties.map(({ name }) => name).sort(), isSignedIn: asker.account !== null };
    case 'preview':
      return loadPreview(args, errors);
  }
}

async function loadPreview(
  { draft, asker, services }: StepArgs,
  errors: SellingErrors,
): Promise<PreviewStepView> {
  const { selling } = services;
  const [advert, holds, contradictions] = await Promise.all([
    selling.preview(draft),
    selling.expectedHolds(draft, asker.account),
    loadContradictions(draft, selling),
  ]);
  const { fields } = draft;
  const link = ([field, message]: [string, string]) => ({
    message,
    path: `${stepPath(draft.id, stepOfField(field as SellingField))}#${field}`,
  });
  const price = parseSellingPrice(fields.price);
  return {
    step: 'preview',
    title: fields.make === '' ? draftName(fields) : advert.title,
    price: price === null ? 'No price yet' : formatEuro(price),
    place: fields.county === '' ? 'No place yet' : placeName(advert.place),
    seller: fields.name,
    paragraphs: advert.description.split(/\n+/).filter(Boolean),
    specs: buildSpecTable(advert.vehicle, advert.channel, advert.usual).flatMap(({ rows }) =>
      rows.filter(({ isUsual }) => !isUsual).map(({ label, value }) => ({ label, value })),
    ),
    photos: buildPhotoViews(draft),
    open: Object.entries(errors).map(link),
    // What is wrong must be mended first.
    remarks: holds
      .filter(({ field }) => !(field in errors))
      .map(({ field, reason }) => link([field, reason])),
    doubts: Object.entries(contradictions)
      .filter(([field]) => !(field in errors))
      .map(link),
    signIn: asker.account ? null : signInPath(stepPath(draft.id, 'preview')),
  };
}
