/** A waiting time in words: `a minute`, `12 minutes`, `an hour`. Never shorter than it is. */
export function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'a minute';
  return minutes < 60 ? `${minutes} minutes` : 'an hour';
}
