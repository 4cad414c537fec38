import { type Dealer, logoFileAddress, nameKey, quote } from '@forecourt/domain';
import { findMake } from '@forecourt/taxonomy';
import { listMakes } from '../advert/list-makes.ts';
import type { Session } from '../database/database.ts';
import { keepPhoto } from '../feed/photos.ts';
import type { MediaStore } from '../media/media-store.ts';
import { changeDealer, type DealerChanges } from './change-dealer.ts';
import { findDealer } from './find-dealers.ts';

/** What an operator asks for; an empty file name removes the logo. */
export type DealerSettings = Omit<DealerChanges, 'logoUrl'> & { logoFile?: string };

export type SetDealer = { kind: 'ok'; dealer: Dealer } | { kind: 'bad'; reason: string };

/** Sets several details of a dealer: all of them, or none if one is refused. */
export async function setDealer(
  session: Session,
  id: number,
  { logoFile, ...settings }: DealerSettings,
  media: Pick<MediaStore, 'incomingPhotos' | 'publishPhotos'>,
): Promise<SetDealer> {
  const unknown: SetDealer = { kind: 'bad', reason: `There is no dealer ${id}.` };
  if (!(await findDealer(session, id, { forOperator: true }))) return unknown;
  const changes: DealerChanges = settings;
  if (changes.franchises) {
    const makes = await spellMakes(session, changes.franchises);
    if (makes.kind === 'bad') return makes;
    changes.franchises = makes.names;
  }
  // Last, because it leaves a file behind.
  if (logoFile !== undefined) {
    const logo = keepLogo(logoFile, media.incomingPhotos);
    if (logo.kind === 'bad') return logo;
    await media.publishPhotos();
    changes.logoUrl = logo.url;
  }
  const dealer = await changeDealer(session, id, changes);
  return dealer ? { kind: 'ok', dealer } : unknown;
}

/**
 * Makes as the adverts write them, because a dealer is found by make only if both spellings match; a make
 * without adverts gets its usual spelling. Before the first advert, no make can be ruled out.
 */
async function spellMakes(
  session: Session,
  names: readonly string[],
): Promise<{ kind: 'ok'; names: readonly string[] } | { kind: 'bad'; reason: string }> {
  const advertised = await listMakes(session);
  // The later of two spellings stays: the more common one.
  const spelling = new Map(advertised.map((make) => [nameKey(make), make]));
  const spell = (name: string) => {
    const known = findMake(name);
    return spelling.get(nameKey(known ?? name)) ?? known;
  };
  const unknown = names.filter((name) => spell(name) === undefined);
  if (unknown.length > 0 && advertised.length > 0)
    return {
      kind: 'bad',
      reason: `No advert has the make ${unknown.map(quote).join(' or ')}, and it is not a known make: check the spelling.`,
    };
  return { kind: 'ok', names: [...new Set(names.map((name) => spell(name) ?? name))] };
}

/** Beside the photos of adverts, where the site looks for it. */
function keepLogo(
  file: string,
  photosFolder: string,
): { kind: 'ok'; url: string | null } | { kind: 'bad'; reason: string } {
  if (file === '') return { kind: 'ok', url: null };
  const kept = keepPhoto(file, photosFolder);
  if (kept.kind === 'bad') return { kind: 'bad', reason: `${kept.reason}.` };
  return { kind: 'ok', url: logoFileAddress(kept.source.replace(/^photo:/, '')) };
}
