export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** `encodeURIComponent` leaves these as they are, but some mail programs end a link at a bracket. */
const alsoEncoded = /[!'()*]/g;

export function encodeQueryPart(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    alsoEncoded,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** `?make=Ford&fuel=Petrol&fuel=Diesel`, fully percent-encoded; empty if no value is set. */
export function formatQuery(values: Readonly<Record<string, QueryValue>>): string {
  const pairs = Object.entries(values).flatMap(([name, value]) => {
    const list = Array.isArray(value) ? value : [value];
    return list
      .filter((each) => each !== null && each !== undefined && each !== '')
      .map((each) => `${encodeQueryPart(name)}=${encodeQueryPart(String(each))}`);
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** An address with more parameters appended to those it has. */
export function appendQuery(address: string, values: Readonly<Record<string, QueryValue>>): string {
  const more = formatQuery(values);
  return address + (address.includes('?') ? more.replace('?', '&') : more);
}
