import { type AlertChoices, type AlertKind, parseAlertChoices } from '@forecourt/domain';
import { type FormArgs, requireForm } from '../../parts/forms/read-form.ts';

/** The choices of a form; null if nothing is ticked. */
export function readChoices(args: FormArgs, kind: AlertKind): AlertChoices | null {
  const form = requireForm(args);
  const all = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  return parseAlertChoices(kind, {
    pace: all('pace')[0] ?? '',
    events: all('event'),
    ways: all('way'),
  });
}
