/** How an untrusted value stands in a sentence: short, and with nothing that could upset a terminal. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? typeof value);
  const short = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return `"${short.toWellFormed().replace(/[\p{Cc}\p{Cf}]/gu, '�')}"`;
}
