const levels: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: '',
  40: 'warning',
  50: 'error',
  60: 'fatal',
};

/** Formats a structured log line for a terminal: `10:04:05 GET /used-cars 200 12 ms`. */
export function formatLogLine(line: string): string {
  const parsed: unknown = tryParse(line);
  if (typeof parsed !== 'object' || parsed === null) return line.trimEnd();
  const {
    level,
    time,
    msg,
    method,
    path,
    status,
    ms,
    err,
    id: _id,
    route: _route,
    bytes: _bytes,
    ...rest
  } = parsed as Record<string, unknown>;
  const words = [
    String(time).slice(11, 19),
    levels[Number(level)] ?? '',
    // A control character in a path could write anywhere on the terminal.
    method ? `${method} ${String(path).replace(/\p{Cc}/gu, '\u{FFFD}')} ${status} ${ms} ms` : msg,
    Object.keys(rest).length > 0 ? JSON.stringify(rest) : '',
    typeof err === 'object' && err !== null && 'stack' in err ? `\n${err.stack}` : '',
  ];
  return words.filter(Boolean).join(' ');
}

function tryParse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
