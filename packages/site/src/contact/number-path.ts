import {
  type Channel,
  formatQuery,
  parseChannel,
  parsePublicReference,
  type RevealKind,
  revealKinds,
} from '@forecourt/domain';

/** Where a seller's number is shown. Numbers are requested by POST: a GET shows and records nothing. */
export const numberPath = '/seller-number';

/** Which number is requested, and for what. */
export type NumberAsked = { kind: RevealKind } & NumberOwner;

export type NumberOwner = { publicReference: string } | { dealerId: number; channel: Channel };

export function formatNumberPath(asked: NumberAsked): string {
  const owner =
    'publicReference' in asked
      ? { advert: asked.publicReference }
      : { dealer: asked.dealerId, channel: asked.channel };
  return numberPath + formatQuery({ ...owner, for: asked.kind === 'phone' ? null : asked.kind });
}

/** Where to request the existing numbers; null for a missing one. */
export interface NumberPaths {
  phone: string | null;
  whatsapp: string | null;
}

export function numberPathsOf(
  owner: NumberOwner,
  { phone, whatsapp }: { phone: string | null; whatsapp: string | null },
): NumberPaths {
  return {
    phone: phone === null ? null : formatNumberPath({ kind: 'phone', ...owner }),
    whatsapp: whatsapp === null ? null : formatNumberPath({ kind: 'whatsapp', ...owner }),
  };
}

export function parseNumberAsked(parameters: { get(name: string): string | null }): NumberAsked | null {
  const kind = revealKinds.find((each) => each === (parameters.get('for') ?? 'phone'));
  if (!kind) return null;
  const publicReference = parsePublicReference(parameters.get('advert') ?? '');
  if (publicReference !== null) return { kind, publicReference };
  const dealer = parameters.get('dealer') ?? '';
  const channel = parseChannel(parameters.get('channel') ?? 'Car');
  return /^\d{1,9}$/.test(dealer) && channel ? { kind, dealerId: Number(dealer), channel } : null;
}
