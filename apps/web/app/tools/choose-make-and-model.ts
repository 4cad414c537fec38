import type { MakeOnSale } from '@forecourt/search';
import { chooseNamed } from './choose-named.ts';
import type { ToolInput } from './tool-input.ts';

/** The models follow the make: that of another make is left behind without a word when the make changes. */
export function chooseMakeAndModel(
  input: ToolInput,
  makes: readonly MakeOnSale[],
  none: { make: string; model: string },
): { make: string | null; model: string | null } {
  const make = chooseNamed(
    input,
    { name: 'make', label: 'Make', noneLabel: none.make },
    makes.map((each) => each.make),
  );
  const namesOf = ({ models }: MakeOnSale) => models.map((each) => each.model);
  const own = makes.find((each) => each.make === make);
  const model = chooseNamed(
    input,
    { name: 'model', label: 'Model', noneLabel: make ? none.model : 'Choose a make first' },
    own ? namesOf(own) : [],
    makes.flatMap(namesOf),
  );
  return { make, model };
}
