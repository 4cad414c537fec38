/**
 * Loader data with its lists of like objects written by column. A page sends its data to the browser besides its
 * HTML, as a script in which every quote is escaped and every value has a number: that of a page of results
 * has 27 kB instead of 60.
 *
 * `[{ name: 'Golf', count: 3 }, { name: 'Polo', count: 4 }, …]` is `name: 'Golf|Polo|…'`, `count: '~3|~4|…'`.
 */
export interface Packed<Data> {
  packed: unknown;
  /** Never there: it carries the type. */
  readonly data?: Data;
}

/** Below this, columns save nothing. */
const fewestRows = 3;

/** What was packed or unpacked here before: the server renders from its own data. */
const unpacked = new WeakMap<object, unknown>();

export function packTables<Data>(data: Data): Packed<Data> {
  const result = { packed: pack(data) };
  unpacked.set(result, data);
  return result;
}

/** Returns the same object each time, so that what is rendered from it can be memoised. */
export function unpackTables<Data>(data: Packed<Data>): Data {
  const known = unpacked.get(data);
  if (known !== undefined) return known as Data;
  const result = unpack(data.packed);
  unpacked.set(data, result);
  return result as Data;
}

type Fields = Record<string, unknown>;

interface Table {
  $rows: number;
  /** By path, such as `seller.name`: a cell for each row, or one cell if all are the same. */
  columns: Record<string, string>;
  /** What all cells of a column begin with, such as the folder of pictures; left out of the cells. */
  starts?: Record<string, string>;
}

function pack(value: unknown): unknown {
  if (Array.isArray(value)) return isTable(value) ? packRows(value) : value.map(pack);
  return isRecord(value) ? mapValues(value, pack) : value;
}

function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack);
  if (!isRecord(value)) return value;
  return '$rows' in value ? unpackRows(value as unknown as Table) : mapValues(value, unpack);
}

function packRows(rows: readonly Fields[]): Table {
  const all: Column[] = [];
  const top: Columns = new Map();
  for (let index = 0; index < rows.length; index += 1)
    writeCells(rows[index] as Fields, '', index, rows.length, top, all);
  const columns: Record<string, string> = {};
  const starts: Record<string, string> = {};
  for (const { path, cells } of all) {
    const [first = absent] = cells;
    const start = findStart(cells);
    if (start === first && cells.every((text) => text === first)) columns[path] = first;
    else if (start.length * cells.length < worthwhile) columns[path] = cells.join(separator);
    else {
      starts[path] = start;
      columns[path] = cells.map((text) => text.slice(start.length)).join(separator);
    }
  }
  return { $rows: rows.length, columns, ...(Object.keys(starts).length > 0 ? { starts } : {}) };
}

/** In characters saved: below this, naming the column again takes as many. */
const worthwhile = 60;

function findStart([first = '', ...others]: readonly string[]): string {
  let { length } = first;
  for (const text of others) while (!text.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

interface Column {
  path: string;
  cells: string[];
}

/** By field: its own column, and those of the fields within it. Rows may differ in which of the two it has. */
type Columns = Map<string, { column: Column | null; within: Columns | null }>;

/** Looks columns up field by field: joining the path of every cell takes longer than writing it. */
function writeCells(
  row: Fields,
  prefix: string,
  index: number,
  rows: number,
  columns: Columns,
  all: Column[],
): void {
  for (const key in row) {
    const value = row[key];
    if (value === undefined) continue;
    let field = columns.get(key);
    if (!field) {
      field = { column: null, within: null };
      columns.set(key, field);
    }
    if (isRecord(value)) {
      field.within ??= new Map();
      writeCells(value, `${prefix}${key}.`, index, rows, field.within, all);
      continue;
    }
    if (!field.column) {
      field.column = { path: prefix + key, cells: new Array<string>(rows).fill(absent) };
      all.push(field.column);
    }
    field.column.cells[index] = writeCell(value);
  }
}

function unpackRows({ $rows, columns, starts = {} }: Table): Fields[] {
  const rows = Array.from({ length: $rows }, (): Fields => ({}));
  for (const [path, text] of Object.entries(columns)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const cells = text.split(separator);
    for (const [index, row] of rows.entries()) {
      const cell = (starts[path] ?? '') + (cells[cells.length === 1 ? 0 : index] ?? absent);
      if (cell === absent) continue;
      let target = row;
      for (const key of keys) {
        target[key] ??= {};
        target = target[key] as Fields;
      }
      target[last] = readCell(cell);
    }
  }
  return rows;
}

/** One character in the page too: a line break would take three, because the script escapes it twice. */
const separator = '|';
/** A text stands as it is; everything else, and a text that could be confused with it, as JSON after this sign. */
const sign = '~';
const absent = sign;

function writeCell(leaf: unknown): string {
  const isPlain = typeof leaf === 'string' && !leaf.startsWith(sign) && !leaf.includes(separator);
  return isPlain ? leaf : sign + JSON.stringify(leaf).replaceAll(separator, '\\u007c');
}

function readCell(cell: string): unknown {
  return cell.startsWith(sign) ? JSON.parse(cell.slice(1)) : cell;
}

function isTable(rows: readonly unknown[]): rows is Fields[] {
  return rows.length >= fewestRows && rows.every((row) => isRecord(row) && hasOnlyScalars(row));
}

/** A list of texts is a leaf, too. */
function isLeaf(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isLeaf) : !(value instanceof Object);
}

/** Also of the records within it; an empty one has no cell that could say so. */
function hasOnlyScalars(row: Fields): boolean {
  let isEmpty = true;
  for (const key in row) {
    const value = row[key];
    isEmpty = false;
    if (isRecord(value) ? !hasOnlyScalars(value) : !isLeaf(value)) return false;
  }
  return !isEmpty;
}

function isRecord(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function mapValues(record: Fields, change: (value: unknown) => unknown): Fields {
  const changed: Fields = {};
  for (const key in record) changed[key] = change(record[key]);
  return changed;
}
