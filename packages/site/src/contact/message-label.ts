import type { Advert } from '@forecourt/domain';

const labels: Readonly<Record<Advert['seller']['kind'], string>> = {
  trade: 'Message dealer',
  private: 'Message seller',
};

/** The one name of writing to a seller, wherever a link or a button does it. */
export function messageLabel(kind: Advert['seller']['kind']): string {
  return labels[kind];
}
