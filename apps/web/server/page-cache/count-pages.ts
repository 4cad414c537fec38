import type { CountedPage, FigureService } from '@forecourt/services';
import { isCrawler } from '../http/requests/device.ts';

type ReadHeader = (name: string) => string | undefined;

/** Counts the adverts of a page that is sent. */
export type CountPage = (adverts: CountedPage | null | undefined, header: ReadHeader) => void;

/** Telling a robot by its name takes longer than everything else here, and a site meets few names. */
const mostNames = 500;

/** Robots are left out, and so is what a browser fetches ahead: nobody has seen it. */
export function createPageCounter(figures: Pick<FigureService, 'countPage'>): CountPage {
  const robots = new Map<string, boolean>();

  function isRobot(header: ReadHeader): boolean {
    const name = header('user-agent') ?? '';
    let known = robots.get(name);
    if (known === undefined) {
      known = name === '' || isCrawler(header);
      if (robots.size >= mostNames) robots.clear();
      robots.set(name, known);
    }
    return known;
  }

  return (adverts, header) => {
    if (!adverts || header('sec-purpose') !== undefined || isRobot(header)) return;
    figures.countPage(adverts);
  };
}

/**
 * What sending this address counts. Data for a page that is already open counts nobody as having opened an advert: most of
 * it is fetched before the press, and the page itself reports an advert that is really opened (`visitor/figures`).
 */
export function decideCounted(address: string, noted: CountedPage | undefined): CountedPage | null {
  if (!noted) return null;
  const isData = (address.split('?', 1)[0] ?? '').endsWith('.data');
  return isData ? { ...noted, opened: null } : noted;
}
