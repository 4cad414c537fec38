import type { MakeOnSale } from '@forecourt/search';
import type { NameLists } from './form/read-field.ts';

/** Makes and models to choose from. Changing the make silently drops a model of another make. */
export function namesOnSale(makes: readonly MakeOnSale[]): NameLists {
  const modelsOf = ({ models }: MakeOnSale) => models.map(({ model }) => model);
  return {
    make: () => ({ names: makes.map(({ make }) => make) }),
    model: (asked) => ({
      names: makes.filter(({ make }) => make === asked.make).flatMap(modelsOf),
      elsewhere: makes.flatMap(modelsOf),
    }),
  };
}
