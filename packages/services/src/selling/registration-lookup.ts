import { attributeByKey, type Channel, optionsFor, parseChannel, parseJson } from '@forecourt/domain';
import type { Logger } from 'pino';

/** What a register says about a plate; what it does not say is null. */
export interface RegisteredVehicle {
  channel: Channel | null;
  make: string | null;
  model: string | null;
  derivative: string | null;
  year: number | null;
  fuel: string | null;
  transmission: string | null;
  body: string | null;
  colour: string | null;
  engineCc: number | null;
  doors: number | null;
  seats: number | null;
  /** The last day of its NCT or CVRT, `2027-05-31`. */
  testExpiry: string | null;
}

/**
 * A register of vehicles, if the operator pays for one. Never fails and never keeps a seller waiting: null if it knows
 * nothing, or does not answer in time.
 */
export type RegistrationLookup = (plate: string) => Promise<RegisteredVehicle | null>;

/** The default: without a register, the plate and the market's history tell what they can. */
export const noRegistrationLookup: RegistrationLookup = async () => null;

export interface HttpLookupOptions {
  /** With `{plate}` where the plate goes: `https://register.example/vehicles/{plate}`. */
  url: string;
  /** Sent as `Authorization: Bearer …`. */
  token?: string | undefined;
  log: Pick<Logger, 'warn'>;
  timeoutMs?: number;
}

const largestBytes = 64 * 1024;

/** Asks a register over HTTP, which answers with a JSON object of the fields above, or with 404. */
export function createHttpLookup({
  url,
  token,
  log,
  timeoutMs = 3000,
}: HttpLookupOptions): RegistrationLookup {
  return async (plate) => {
    try {
      const address = url.replaceAll('{plate}', encodeURIComponent(plate));
      const answer = await fetch(address, {
        headers: { Accept: 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
        // A redirect could carry the token elsewhere.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`The register answered with status ${answer.status}.`);
      return parseRegistered(parseJson(await readText(answer)));
    } catch (error) {
      // Without the plate, which is somebody's.
      log.warn({ err: withoutAddress(error) }, 'The register of vehicles could not be asked');
      return null;
    }
  };
}

async function readText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > largestBytes) throw new Error('The register’s answer is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function withoutAddress(error: unknown): Error {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return Object.assign(new Error(message.replaceAll(/https?:\/\/\S+/g, 'the register')), { name });
}

/** Only what this site can use: a value that is none of its options would look like the seller's mistake. */
function parseRegistered(answer: unknown): RegisteredVehicle | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    throw new Error('The register’s answer is no JSON object.');
  }
  const said = answer as Record<string, unknown>;
  const text = (name: string, longest: number) => {
    const value = said[name];
    return typeof value === 'string' && value.trim() !== '' && value.length <= longest ? value.trim() : null;
  };
  const whole = (name: string, low: number, high: number) => {
    const value = said[name];
    return typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high
      ? value
      : null;
  };
  const channel = parseChannel(text('channel', 20) ?? '');
  const option = (name: 'fuel' | 'transmission' | 'body' | 'colour') => {
    const options: readonly string[] = optionsFor(attributeByKey(name), channel ?? 'Car');
    return options.find((each) => each.toLowerCase() === text(name, 40)?.toLowerCase()) ?? null;
  };
  const expiry = text('testExpiry', 10);
  return {
    channel,
    make: text('make', 40),
    model: text('model', 60),
    derivative: text('derivative', 120),
    year: whole('year', 1900, 2100),
    fuel: option('fuel'),
    transmission: option('transmission'),
    body: option('body'),
    colour: option('colour'),
    engineCc: whole('engineCc', 40, 20_000),
    doors: whole('doors', 1, 7),
    seats: whole('seats', 1, 60),
    testExpiry: expiry !== null && /^\d{4}-\d{2}-\d{2}$/.test(expiry) ? expiry : null,
  };
}
