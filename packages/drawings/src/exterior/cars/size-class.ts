import type { CarBody } from './bodies.ts';

type Size = 'city' | 'small' | 'usual' | 'large';

/** Models whose body type does not give their size. Matched as whole words in the model's name. */
const modelsBySize: Readonly<Record<'city' | 'small' | 'large', readonly string[]>> = {
  city: [
    '500',
    'aygo',
    'picanto',
    'i10',
    'up',
    'c1',
    '107',
    '108',
    'smart',
    'fortwo',
    'twingo',
    'ka',
    'spark',
    'citigo',
    'mii',
    'adam',
    'alto',
    'ignis',
    'panda',
    'spring',
    'inster',
  ],
  small: [
    'polo',
    'fiesta',
    'corsa',
    'clio',
    'yaris',
    'i20',
    'rio',
    'ibiza',
    'fabia',
    '208',
    '207',
    '206',
    'c3',
    'jazz',
    'micra',
    'swift',
    'sandero',
    'a1',
    'mini',
    'cooper',
    'juke',
    '2008',
    'captur',
    'stonic',
    'puma',
    't-cross',
    'arona',
    'kamiq',
    'ecosport',
    'bayon',
    'mokka',
    'ix20',
    'venga',
    'b-max',
    'note',
    'mx-5',
    'tt',
    'z4',
    'boxster',
    'slk',
    'zoe',
    'honda e',
    'mg3',
  ],
  large: [
    'x5',
    'x6',
    'x7',
    'q7',
    'q8',
    'xc90',
    'land cruiser',
    'sorento',
    'santa fe',
    'touareg',
    'discovery',
    'range rover',
    'gle',
    'gls',
    'cayenne',
    'explorer',
    'ev9',
    'defender',
    'pajero',
    'a8',
    '7 series',
    's-class',
    'galaxy',
    'sharan',
    'alhambra',
    'e-class',
    '5 series',
    'a6',
    'superb',
    'v90',
    's90',
    'espace',
    'vito tourer',
    'caravelle',
    'multivan',
  ],
};

function sizeOf(model: string): Size {
  const words = ` ${model.toLowerCase()} `;
  for (const size of ['large', 'city', 'small'] as const) {
    if (modelsBySize[size].some((name) => words.includes(` ${name} `))) return size;
  }
  return 'usual';
}

const scales: Readonly<Record<Size, readonly [byX: number, byY: number]>> = {
  city: [0.85, 1.01],
  small: [0.945, 0.99],
  usual: [1, 1],
  large: [1.06, 1.03],
};

/** How much longer and taller than its body type a model is. */
export function scaleOf(body: CarBody, model: string): readonly [byX: number, byY: number] {
  const [byX, byY] = scales[sizeOf(model)];
  if (body === 'suv') return [byX, byX > 1 ? 1.07 : 1 + (byX - 1) * 0.8];
  return [byX, byY];
}
