import { formatQuery } from '@forecourt/domain';

/** The list of someone's alerts after an act on one of them: the page says what came of it. */
export function donePath(listPath: string, act: string, alertId: number): string {
  return listPath + formatQuery({ done: act, alert: String(alertId) });
}
