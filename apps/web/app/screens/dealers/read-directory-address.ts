import { type DealerSearch, dealerDirectoryPath, findCounty, slugify } from '@forecourt/domain';

type Params = Readonly<Partial<Record<'name' | 'make' | 'county', string | undefined>>>;

/** What an address of the directory asks for; null when it names a county or a make that no dealer has. */
export function readDirectoryAddress(params: Params, makes: readonly string[]): DealerSearch | null {
  const county = params.county === undefined ? undefined : findCounty(params.county)?.name;
  const make =
    params.make === undefined
      ? undefined
      : makes.find((each) => slugify(each) === slugify(params.make ?? ''));
  if (params.county !== undefined && county === undefined) return null;
  if (params.make !== undefined && make === undefined) return null;
  return { name: params.name?.replaceAll('-', ' '), make, county };
}

/** The form sends what is chosen as a query: its address says the same in its path. Null when there is no query to move. */
export function pathOfForm(query: URLSearchParams): string | null {
  const value = (name: string) => query.get(name)?.trim().slice(0, 80) || undefined;
  if (!['name', 'make', 'county'].some((name) => query.has(name))) return null;
  return dealerDirectoryPath({ name: value('name'), make: value('make'), county: value('county') });
}
