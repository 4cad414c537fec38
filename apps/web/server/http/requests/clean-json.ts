import { stripInvisible } from '@forecourt/domain';

const jsonType = /^application\/(?:[\w.-]+\+)?json\b/i;

/**
 * A JSON body with its texts as those of forms are read: without invisible characters, and without what no database stores (a
 * zero byte, half a surrogate pair). Anything else stays as it is.
 */
export function cleanJson(type: string, body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | string {
  if (!jsonType.test(type)) return body;
  try {
    return JSON.stringify(
      JSON.parse(Buffer.from(body).toString(), (_, value) =>
        typeof value === 'string' ? stripInvisible(value).toWellFormed() : value,
      ),
    );
  } catch {
    // Not JSON: the call says so.
    return body;
  }
}
