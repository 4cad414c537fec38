/** Short names of models, by make. */
export const modelWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  landrover: {
    evoque: 'rangeroverevoque',
    rangeevoque: 'rangeroverevoque',
    velar: 'rangerovervelar',
    rangie: 'rangerover',
    disco: 'discovery',
    discosport: 'discoverysport',
  },
  ford: { mache: 'mustangmache' },
  toyota: { landcrusier: 'landcruiser', rav: 'rav4' },
  nissan: { cashcai: 'qashqai', quashqui: 'qashqai', quashquai: 'qashqai' },
  citroen: { picasso: 'c4picasso', c4grandpicasso: 'grandc4picasso' },
};

/** Badges that name a model by its engine: a 320d is a 3 Series, a C220 is a C-Class. */
export const badges: readonly {
  make: string;
  pattern: RegExp;
  model: (match: RegExpExecArray) => string;
  isSure: boolean;
}[] = [
  {
    make: 'bmw',
    pattern: /^([1-8])\d[058](?:d|i|e|xd|ed|li|ld)$/,
    model: ([, series]) => `${series}series`,
    isSure: true,
  },
  { make: 'bmw', pattern: /^([1-8])\d[058]$/, model: ([, series]) => `${series}series`, isSure: false },
  {
    make: 'mercedesbenz',
    pattern: /^([abces]|cla|cls|gla|glb|glc|gle|gls)(?:\d\d0)(?:d|e|cdi|bluetec)?$/,
    model: ([, letters]) => `${letters}class`,
    isSure: true,
  },
];

/**
 * Makes whose names are also words. After or before one of these they are ordinary words: "leather seat",
 * "mini bus", "smart key".
 */
export const notTheMake: Readonly<
  Record<string, { after?: ReadonlySet<string>; before?: ReadonlySet<string> }>
> = {
  seat: {
    after: new Set(
      'heated leather rear front back child baby car electric sport sports memory folding passenger drivers extra third booster'.split(
        ' ',
      ),
    ),
    before: new Set('belt belts cover covers heater heating heaters'.split(' ')),
  },
  mini: { before: new Set(['bus', 'van', 'truck', 'digger', 'buses', 'suv', 'mpv']) },
  smart: { before: new Set(['key', 'phone', 'keys', 'repair', 'charger', 'lock', 'looking']) },
  rover: { after: new Set(['land', 'range']) },
};
