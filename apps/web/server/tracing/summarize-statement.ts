/**
 * `select advert` for a long statement about the table "advert": short, the same for all of its kind, and without
 * anything that a visitor wrote. Null is waiting for a connection.
 */
export function summarizeStatement(statement: string | null): string {
  if (statement === null) return 'connect';
  const [verb = 'statement'] = /[a-z]+/i.exec(statement) ?? [];
  const [, table] = /\b(?:from|into|update|join)\s+"?([a-z_]+)"?/i.exec(statement) ?? [];
  return [verb.toLowerCase(), table?.toLowerCase()].filter(Boolean).join(' ');
}
