import { foldText } from '../slug/fold.ts';

const setOf = (text: string) => new Set(text.split(' '));

/** Engines, gearboxes, bodies and driven wheels: what a version states besides its trim. */
const otherWords = setOf(
  'petrol diesel electric hybrid ehybrid etense ehev phev hev mhev mild full self charging plug in plugin ev bev turbo biturbo lpg ' +
    'tdi tsi tfsi fsi etsi tgi cdi cdti dci bluedci hdi ehdi bluehdi crdi tdci tdcm dci d4d vti vvti vtec ivtec dtec idtec mpi gdi ' +
    'tgdi tce puretech ecoboost ecoblue ecotec ecoflex multijet multiair jtd jtdm bluetec skyactiv g x boosterjet dualjet thp ethp ' +
    'bluemotion bmt tech technology efficientdynamics v4 v6 v8 16v 8v dohc sohc evo ' +
    'manual man auto automatic aut dsg cvt ecvt edct dct tronic stronic tiptronic steptronic powershift edc eat6 eat8 etg xtronic ' +
    'multitronic geartronic gtronic speed spd g-tronic ' +
    'estate avant touring tourer combi sw hatchback hatch saloon sedan coupe cabriolet cabrio convertible roadster suv mpv ' +
    'sportback sportswagon sportbrake wagon door doors dr 2dr 3dr 4dr 5dr van swb mwb lwb l1 l2 l3 l4 h1 h2 h3 ' +
    'awd fwd rwd 4wd 4x4 4x2 2wd quattro xdrive sdrive 4matic 4motion allgrip all4 my',
);

/** `2.0`, `1.6TDI`, `150PS`, `58kWh`, `320d`, `C220`, `D4`, `19MY`. */
const figure = /^(?:\d.*|[a-z]{1,3}\d{2,3}[a-z]{0,3}|[bdt]\d|[dehit])$/;
/** A trim of more words is a whole sentence. */
const mostWords = 4;
const mostRemembered = 20_000;
const remembered = new Map<string, string | null>();

/**
 * The trim in a version as sellers write it: `2.0 TDI Highline DSG 150PS` is a `Highline`. Null if nothing is
 * left besides engine, gearbox and body.
 */
export function trimOf(derivative: string | null | undefined): string | null {
  if (!derivative) return null;
  const known = remembered.get(derivative);
  if (known !== undefined) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const trim = readTrim(derivative);
  remembered.set(derivative, trim);
  return trim;
}

function readTrim(derivative: string): string | null {
  const words = derivative
    .replace(/[()[\],;*!]/g, ' ')
    .replace(/\bs[ -]tronic\b|\bsports tourer\b|\bshooting brake\b|\bdouble cab\b|\bcrew cab\b/gi, ' ')
    .split(/[\s/]+/)
    .filter((word) => /[a-z]/i.test(word) && !isOther(word));
  return words.length > 0 && words.length <= mostWords ? words.join(' ') : null;
}

function isOther(word: string): boolean {
  const key = foldText(word).replace(/[^a-z0-9]/g, '');
  return otherWords.has(key) || figure.test(key);
}
