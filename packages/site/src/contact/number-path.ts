import {
  type Channel,
  formatQuery,
  parseChannel,
  parsePublicReference,
  type RevealKind,
  revealKinds,
} from '@forecourt/domain';

/** Where a seller's number is told. Numbers are sent for by POST: fetching the page tells and keeps nothing. */
export const numberPath = '/seller-number';

/** Whose number is asked for, and for what. */
export type NumberAsked = { kind: RevealKind } & NumberOwner;

export type NumberOwner = { publicReference: string } | { dealerId: number; channel: Channel };

export function formatNumberPath(asked: NumberAsked): string {
  const owner =
    'publicReference' in asked
      ? { advert: asked.publicReference }
      : { dealer: asked.dealerId, channel: asked.channel };
  return numberPath + formatQuery({ ...owner, for: asked.kind === 'phone' ? null : asked.kind });
}

/** Where to ask for the numbers that there are; null for one that there is not. */
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
