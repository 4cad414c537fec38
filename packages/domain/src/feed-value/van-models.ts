import { foldToKey } from '../slug/fold.ts';

/** Models built to carry goods, by their usual body: the first words of their names. */
const modelsOfBody: Readonly<Record<string, string>> = {
  'Small Van':
    'transitconnect transitcourier caddy kangoo partner bipper citan berlingo nemo combo townstar nv200 env200 fiorino doblo ' +
    'proacecity dokker edeliver3 deliver3 etp3',
  'Medium Van':
    'transitcustom transporter idbuzzcargo trafic expert vito dispatch vivaro primastar nv300 scudo talento proace iload ' +
    'pv5cargo st1 deliver7 edeliver7',
  'Large Van':
    'transit crafter master boxer sprinter relay movano interstar nv400 ducato daily tge hiace proacemax deliver9 edeliver9 ' +
    'v80 convoy ltvan',
  'Pick-up': 'ranger amarok hilux navara l200 dmax rodeo xclass musso t90 t90ev gladiator fullback tunland',
  'Chassis Cab': 'dyna cabstar canter grafter nseries',
  'Rigid Truck': 'atego eurocargo tgl tgm',
  'Tractor Unit': 'actros sway tgx',
};

const bodyOfModel = new Map(
  Object.entries(modelsOfBody).flatMap(([body, names]) => names.split(' ').map((name) => [name, body])),
);

const longestName = 60;

/**
 * The body of a van, a pick-up or a lorry by its model; undefined for models that are also cars, and for
 * unknown ones.
 */
export function findVanBody(model: string): string | undefined {
  const words = model.slice(0, longestName).split(/[\s/]+/);
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const body = bodyOfModel.get(foldToKey(words.slice(0, count).join('')));
    if (body !== undefined) return body;
  }
  return undefined;
}

const plainVan = new Set(['van', 'vans', 'panelvan', 'panelvans', 'lcv', 'commercial', 'lightcommercial']);

/** Whether a body only says that it is a van, but not which kind. */
export function isPlainVan(body: unknown): boolean {
  return typeof body === 'string' && body.length <= longestName && plainVan.has(foldToKey(body));
}
