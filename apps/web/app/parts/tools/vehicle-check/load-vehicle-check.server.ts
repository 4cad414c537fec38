import { vehicleCheckQuestions } from '@forecourt/pricing';
import { plateSentence } from '../../plate/plate-words.ts';
import { mendFields } from '../form/mend-fields.ts';
import { ToolInput } from '../form/tool-input.ts';
import type { ToolQuestion } from '../form/tool-question.ts';
import type { ToolView } from '../tool-view.ts';
import { buildCheckAnswer } from './build-check-view.ts';

const frame = {
  name: 'vehicle-check',
  title: 'Check a number plate',
  lead: 'What the plate tells you, and what earlier adverts here say. It’s free, and we store nothing.',
} as const;

const home = '/vehicle-check';

/** The plate that the form itself gives as an example. */
const examplePlate = '191-D-12345';

/** What a plate and the market's records show. On other pages it is a form that leads there. */
export async function loadVehicleCheck({ params, services, path, now }: ToolQuestion): Promise<ToolView> {
  const isHome = path === home;
  const input = new ToolInput(isHome ? params : new URLSearchParams(), now);
  const plate = input.ask(vehicleCheckQuestions)?.plate;
  const check = plate ? await services.pricing.check(plate) : null;
  if (plate && !check) input.refuse('plate', plateSentence);
  const form = {
    ...input.form('Check plate'),
    look: 'plate' as const,
    isByButton: true,
    kept: [],
    ...(!isHome && { action: home }),
  };
  if (input.isRefused) return { ...frame, form, ...mendFields };
  if (check) return { ...frame, form, ...buildCheckAnswer(check, now) };
  const example = isHome ? await services.pricing.check(examplePlate) : null;
  if (!example) return { ...frame, form, summary: '', parts: [], explained: null };
  const answer = buildCheckAnswer(example, now);
  return { ...frame, form: { ...form, isAsked: false }, ...answer, example: `The plate ${examplePlate}` };
}
