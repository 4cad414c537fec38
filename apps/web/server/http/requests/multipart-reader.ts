import { badForm, textTooLarge, tooManyFields } from './form-problems.ts';

/** A part's own headers, of which we read one. */
const maxHeaderBytes = 4096;

export interface MultipartLimits {
  maxFields: number;
  /** Of all non-file fields together. */
  maxTextBytes: number;
  /** Where the content of files goes; without it, files are kept in memory and become part of the form. */
  openFile?: (fileName: string) => FileSink;
}

export interface FileSink {
  write(bytes: Buffer): void;
  end(): void;
}

interface Part {
  name: string;
  /** Null for a field that is not a file. */
  fileName: string | null;
  chunks: Buffer[];
  sink: FileSink | null;
}

export interface MultipartReader {
  /** Takes the next bytes of the body; throws a problem as soon as they are unacceptable. */
  push(chunk: Uint8Array): void;
  end(): FormData;
}

/**
 * Parses a `multipart/form-data` body while it arrives, so that no body blocks the thread for longer than one
 * chunk takes. Node's own parser takes a whole body at once, and any number of fields.
 */
export function createMultipartReader(
  boundary: string,
  { maxFields, maxTextBytes, openFile }: MultipartLimits,
): MultipartReader {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const form = new FormData();
  // The first boundary has no line break before it: adding one makes it like all others.
  let waiting: Buffer = Buffer.from('\r\n');
  let part: Part | null = null;
  let state: 'content' | 'boundary-end' | 'headers' | 'over' = 'content';
  let fields = 0;
  let textBytes = 0;

  /** Each step consumes part of the buffer, or returns false to wait for more. */
  const steps = {
    content() {
      const end = waiting.indexOf(delimiter);
      // The last bytes may be the start of a boundary.
      const known = end === -1 ? Math.max(0, waiting.length - delimiter.length + 1) : end;
      addToPart(waiting.subarray(0, known));
      waiting = waiting.subarray(end === -1 ? known : end + delimiter.length);
      if (end === -1) return false;
      endPart();
      state = 'boundary-end';
      return true;
    },
    'boundary-end'() {
      if (waiting.length < 2) return false;
      const mark = waiting.toString('latin1', 0, 2);
      if (mark !== '\r\n' && mark !== '--') throw badForm();
      state = mark === '--' ? 'over' : 'headers';
      waiting = waiting.subarray(2);
      return true;
    },
    headers() {
      const end = waiting.indexOf('\r\n\r\n');
      if (end > maxHeaderBytes || (end === -1 && waiting.length > maxHeaderBytes)) throw badForm();
      if (end === -1) return false;
      fields += 1;
      if (fields > maxFields) throw tooManyFields(maxFields);
      part = parsePart(waiting.toString('utf8', 0, end));
      // A file field without a file has an empty name.
      if (openFile && part.fileName) part.sink = openFile(part.fileName);
      waiting = waiting.subarray(end + 4);
      state = 'content';
      return true;
    },
    /** Anything after the last boundary is ignored. */
    over() {
      waiting = Buffer.alloc(0);
      return false;
    },
  };

  function addToPart(bytes: Buffer): void {
    if (bytes.length === 0) return;
    // Data before the first boundary.
    if (!part) throw badForm();
    if (part.fileName === null) {
      textBytes += bytes.length;
      if (textBytes > maxTextBytes) throw textTooLarge(maxTextBytes);
    }
    if (part.sink) part.sink.write(bytes);
    else part.chunks.push(bytes);
  }

  function endPart(): void {
    if (!part) return;
    const { name, fileName, chunks, sink } = part;
    if (sink) sink.end();
    else if (fileName === null) form.append(name, Buffer.concat(chunks).toString());
    else form.append(name, new File(chunks as Uint8Array<ArrayBuffer>[], fileName));
    part = null;
  }

  return {
    push(chunk) {
      waiting = waiting.length === 0 ? Buffer.from(chunk) : Buffer.concat([waiting, chunk]);
      while (steps[state]());
    },
    end() {
      if (state !== 'over') throw badForm();
      return form;
    },
  };
}

function parsePart(headers: string): Part {
  const [, disposition] = /^content-disposition:\s*form-data(;.*)$/im.exec(headers) ?? [];
  const found = new Map<string, string>();
  for (const [, key = '', value = ''] of (disposition ?? '').matchAll(/;\s*(\w+)="([^"]*)"/g)) {
    found.set(key.toLowerCase(), value.replace(/%22|%0D|%0A/gi, decodeURIComponent));
  }
  const name = found.get('name');
  if (name === undefined) throw badForm();
  return { name, fileName: found.get('filename') ?? null, chunks: [], sink: null };
}
