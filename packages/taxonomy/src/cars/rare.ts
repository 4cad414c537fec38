import type { CarBody, CarMake, CarModel, Fuel, SaleYears, Span } from '../taxonomy-types.ts';

/** Body and fuels by their usual words; the first fuel is the common one. */
type RareModel = readonly [
  name: string,
  years: SaleYears,
  body: CarBody,
  fuels: readonly Fuel[],
  litres: readonly number[],
  newPrice: Span,
  more?: Partial<CarModel>,
];

const petrol = ['Petrol'] as const;
const diesel = ['Diesel'] as const;
const electric = ['Electric'] as const;
const plugIn = ['Petrol Plug-in Hybrid'] as const;
const hybrids = ['Petrol Plug-in Hybrid', 'Petrol'] as const;

const twoSeats = { seats: [2], doors: [2] } as const;
const fourSeats = { seats: [4], doors: [2] } as const;
const sevenSeats = { seats: [5, 7] } as const;
const fourDoors = { doors: [4] } as const;
const classic = { isClassic: true } as const;
const battery = (kwh: readonly number[], rangeKm: Span) => ({ kwh, rangeKm });

/**
 * Makes with few Irish adverts, or that came to Ireland only recently. Their weight is zero: the made-up
 * market does not use them, but names are parsed by them and what is usual for a model is known.
 */
// biome-ignore format: one model a line reads as a table
const rareMakes: Readonly<Record<string, readonly RareModel[]>> = {
  SsangYong: [
    ['Tivoli', [2015, 2023], 'SUV', ['Petrol', 'Diesel'], [1.2, 1.5, 1.6], [20_500, 28_500]],
    ['XLV', [2016, 2020], 'SUV', diesel, [1.6], [23_500, 29_500]],
    ['Korando', [1996, 2023], 'SUV', ['Diesel', 'Petrol'], [1.5, 1.6, 2, 2.2], [26_500, 36_500]],
    ['Rexton', [2002, 2023], 'SUV', diesel, [2.2, 2.7, 2.9], [39_500, 52_500], sevenSeats],
    ['Rodius', [2005, 2018], 'MPV', diesel, [2, 2.2, 2.7], [26_500, 34_500], { seats: [7] }],
    ['Turismo', [2013, 2019], 'MPV', diesel, [2, 2.2], [28_500, 34_500], { seats: [7] }],
    ['Kyron', [2005, 2011], 'SUV', diesel, [2, 2.7], [26_500, 32_500]],
    ['Actyon', [2006, 2012], 'SUV', diesel, [2], [23_500, 28_500]],
    ['Musso', [1994, 2023], 'Pick-up', diesel, [2.2, 2.9], [31_500, 42_500], fourDoors],
  ],
  Genesis: [
    ['G70', [2021, null], 'Saloon', ['Petrol', 'Diesel'], [2, 2.2], [46_500, 62_500], fourDoors],
    ['G80', [2021, null], 'Saloon', ['Petrol', 'Electric'], [2.2, 2.5], [56_500, 82_500], { ...fourDoors, ...battery([87.2], [520, 570]) }],
    ['GV60', [2022, null], 'SUV', electric, [], [56_500, 76_500], battery([77.4, 84], [466, 561])],
    ['GV70', [2021, null], 'SUV', ['Electric', 'Petrol', 'Diesel'], [2.2, 2.5], [56_500, 79_500], battery([77.4, 84], [455, 479])],
    ['GV80', [2021, null], 'SUV', ['Petrol', 'Diesel'], [2.5, 3], [76_500, 98_500], sevenSeats],
  ],
  McLaren: [
    ['540C', [2015, 2021], 'Coupe', petrol, [3.8], [172_500, 190_500], twoSeats],
    ['570S', [2015, 2021], 'Coupe', petrol, [3.8], [195_500, 225_500], twoSeats],
    ['600LT', [2018, 2020], 'Coupe', petrol, [3.8], [245_500, 275_500], twoSeats],
    ['650S', [2014, 2017], 'Coupe', petrol, [3.8], [255_500, 295_500], twoSeats],
    ['720S', [2017, 2022], 'Coupe', petrol, [4], [295_500, 335_500], twoSeats],
    ['750S', [2023, null], 'Coupe', petrol, [4], [345_500, 385_500], twoSeats],
    ['MP4-12C', [2011, 2014], 'Coupe', petrol, [3.8], [235_500, 265_500], twoSeats],
    ['GT', [2019, 2023], 'Coupe', petrol, [4], [215_500, 245_500], twoSeats],
    ['Artura', [2022, null], 'Coupe', plugIn, [3], [275_500, 315_500], twoSeats],
  ],
  Morgan: [
    ['Plus Four', [2020, null], 'Convertible', petrol, [2], [95_500, 115_500], twoSeats],
    ['Plus Six', [2019, 2025], 'Convertible', petrol, [3], [115_500, 135_500], twoSeats],
    ['Plus 8', [1968, 2018], 'Convertible', petrol, [3.5, 4, 4.6, 4.8], [85_500, 115_500], twoSeats],
    ['4/4', [1936, 2018], 'Convertible', petrol, [1.6, 1.8, 2], [45_500, 62_500], twoSeats],
    ['Roadster', [2004, 2018], 'Convertible', petrol, [3, 3.7], [62_500, 76_500], twoSeats],
    ['3 Wheeler', [2011, 2021], 'Convertible', petrol, [2], [45_500, 58_500], twoSeats],
    ['Super 3', [2022, null], 'Convertible', petrol, [1.5], [56_500, 66_500], twoSeats],
    ['Supersport', [2025, null], 'Convertible', petrol, [3], [125_500, 145_500], twoSeats],
  ],
  Dodge: [
    ['Caliber', [2006, 2011], 'Hatchback', ['Petrol', 'Diesel'], [1.8, 2, 2.2], [19_500, 25_500]],
    ['Journey', [2008, 2012], 'MPV', ['Diesel', 'Petrol'], [2, 2.4], [29_500, 36_500], { seats: [5, 7] }],
    ['Avenger', [2007, 2011], 'Saloon', ['Diesel', 'Petrol'], [2, 2.4], [24_500, 29_500], fourDoors],
    ['Nitro', [2007, 2012], 'SUV', diesel, [2.8], [34_500, 41_500]],
    ['Challenger', [2008, 2023], 'Coupe', petrol, [3.6, 5.7, 6.4], [65_500, 95_500], fourSeats],
    ['Charger', [2006, 2023], 'Saloon', petrol, [3.6, 5.7, 6.4], [62_500, 92_500], fourDoors],
    ['Durango', [2011, null], 'SUV', petrol, [3.6, 5.7], [75_500, 105_500], { seats: [7] }],
    ['Ram', [2002, null], 'Pick-up', ['Petrol', 'Diesel'], [3.6, 5.7, 6.7], [79_500, 135_500], fourDoors],
    ['Viper', [1992, 2017], 'Coupe', petrol, [8, 8.3, 8.4], [95_500, 145_500], twoSeats],
  ],
  Lancia: [
    ['Delta', [1979, 2014], 'Hatchback', ['Diesel', 'Petrol'], [1.4, 1.6, 2], [24_500, 31_500]],
    ['Ypsilon', [1996, null], 'Hatchback', ['Petrol', 'Electric'], [0.9, 1.2], [22_500, 36_500], battery([51], [403, 403])],
    ['Fulvia', [1963, 1976], 'Coupe', petrol, [1.3, 1.6], [16_500, 36_500], { ...classic, ...fourSeats }],
    ['Beta', [1972, 1984], 'Coupe', petrol, [1.3, 1.6, 2], [9500, 22_500], { ...classic, ...fourSeats }],
    ['Thema', [1984, 2014], 'Saloon', ['Petrol', 'Diesel'], [2, 3], [36_500, 46_500], fourDoors],
  ],
  Daimler: [
    ['Sovereign', [1966, 1997], 'Saloon', petrol, [3.6, 4, 4.2, 5.3], [9500, 24_500], { ...classic, ...fourDoors }],
    ['Double Six', [1972, 1997], 'Saloon', petrol, [5.3, 6], [12_500, 28_500], { ...classic, ...fourDoors }],
    ['Super Eight', [2005, 2009], 'Saloon', petrol, [4.2], [85_500, 95_500], fourDoors],
    ['V8', [1962, 2003], 'Saloon', petrol, [2.5, 4], [14_500, 32_500], fourDoors],
    ['DS420', [1968, 1992], 'Saloon', petrol, [4.2], [14_500, 32_500], { ...classic, seats: [7], doors: [4] }],
  ],
  Hummer: [
    ['H1', [1992, 2006], 'SUV', diesel, [6.5, 6.6], [85_500, 115_500]],
    ['H2', [2002, 2009], 'SUV', petrol, [6, 6.2], [62_500, 78_500]],
    ['H3', [2005, 2010], 'SUV', petrol, [3.5, 3.7, 5.3], [42_500, 52_500]],
  ],
  Pontiac: [
    ['Firebird', [1967, 2002], 'Coupe', petrol, [3.8, 5.7, 6.6], [18_500, 45_500], { ...classic, ...fourSeats }],
    ['GTO', [1964, 2006], 'Coupe', petrol, [5.7, 6, 6.4], [24_500, 62_500], { ...classic, ...fourSeats }],
    ['Trans Am', [1969, 2002], 'Coupe', petrol, [5.7, 6.6], [24_500, 65_500], { ...classic, ...fourSeats }],
    ['Fiero', [1984, 1988], 'Coupe', petrol, [2.5, 2.8], [9500, 16_500], { ...classic, ...twoSeats }],
    ['Solstice', [2005, 2010], 'Convertible', petrol, [2, 2.4], [24_500, 29_500], twoSeats],
    ['Vibe', [2003, 2010], 'Hatchback', petrol, [1.8], [14_500, 18_500]],
  ],
  Lotus: [
    ['Elise', [1996, 2021], 'Convertible', petrol, [1.6, 1.8], [52_500, 68_500], twoSeats],
    ['Exige', [2000, 2021], 'Coupe', petrol, [1.8, 3.5], [78_500, 125_500], twoSeats],
    ['Evora', [2009, 2021], 'Coupe', petrol, [3.5], [95_500, 115_500], twoSeats],
    ['Emira', [2022, null], 'Coupe', petrol, [2, 3.5], [105_500, 125_500], twoSeats],
    ['Eletre', [2023, null], 'SUV', electric, [], [115_500, 175_500], battery([112], [490, 600])],
    ['Emeya', [2024, null], 'Saloon', electric, [], [115_500, 165_500], { doors: [4], ...battery([102], [485, 610]) }],
    ['Elan', [1962, 1995], 'Convertible', petrol, [1.6], [16_500, 45_500], { ...classic, ...twoSeats }],
    ['Esprit', [1976, 2004], 'Coupe', petrol, [2, 2.2, 3.5], [32_500, 65_500], { ...classic, ...twoSeats }],
  ],
  Cadillac: [
    ['BLS', [2006, 2010], 'Saloon', diesel, [1.9], [36_500, 42_500], fourDoors],
    ['CTS', [2003, 2019], 'Saloon', petrol, [2, 2.8, 3.6], [46_500, 62_500], fourDoors],
    ['Escalade', [1999, null], 'SUV', petrol, [6, 6.2], [115_500, 165_500], { seats: [7] }],
    ['SRX', [2004, 2016], 'SUV', petrol, [3.6], [52_500, 62_500]],
    ['DeVille', [1949, 2005], 'Saloon', petrol, [4.6, 6.4, 7], [14_500, 45_500], { ...classic, ...fourDoors }],
    ['Lyriq', [2024, null], 'SUV', electric, [], [82_500, 95_500], battery([102], [530, 530])],
    ['Optiq', [2025, null], 'SUV', electric, [], [66_500, 76_500], battery([85], [425, 425])],
  ],
  Proton: [
    ['Gen-2', [2004, 2013], 'Hatchback', petrol, [1.3, 1.6], [13_500, 16_500]],
    ['Persona', [1993, 2013], 'Saloon', petrol, [1.5, 1.6], [12_500, 15_500], fourDoors],
    ['Savvy', [2005, 2013], 'Hatchback', petrol, [1.2], [9500, 11_500]],
    ['Satria', [1994, 2013], 'Hatchback', petrol, [1.3, 1.6, 1.8], [11_500, 14_500], { doors: [3] }],
    ['Wira', [1993, 2004], 'Saloon', petrol, [1.3, 1.5, 1.6], [11_500, 13_500], fourDoors],
  ],
  Lada: [
    ['Niva', [1977, 2022], 'SUV', petrol, [1.6, 1.7], [9500, 14_500], { doors: [3] }],
    ['Riva', [1980, 1997], 'Saloon', petrol, [1.3, 1.5, 1.6], [4500, 9500], { ...classic, ...fourDoors }],
    ['Samara', [1984, 1997], 'Hatchback', petrol, [1.1, 1.3, 1.5], [3500, 6500], classic],
  ],
  Perodua: [
    ['Myvi', [2006, 2015], 'Hatchback', petrol, [1.3], [10_500, 12_500]],
    ['Kelisa', [2001, 2008], 'Hatchback', petrol, [1], [7500, 9500]],
    ['Nippa', [1997, 2002], 'Hatchback', petrol, [0.8], [6500, 8500]],
    ['Kenari', [2001, 2008], 'MPV', petrol, [1], [9500, 11_500]],
  ],
  Daewoo: [
    ['Matiz', [1998, 2005], 'Hatchback', petrol, [0.8, 1], [9500, 11_500]],
    ['Kalos', [2002, 2005], 'Hatchback', petrol, [1.2, 1.4], [11_500, 13_500]],
    ['Lacetti', [2002, 2005], 'Hatchback', petrol, [1.4, 1.6], [14_500, 16_500]],
    ['Lanos', [1997, 2002], 'Hatchback', petrol, [1.4, 1.5, 1.6], [11_500, 13_500]],
    ['Nubira', [1997, 2004], 'Saloon', petrol, [1.6, 1.8, 2], [14_500, 17_500], fourDoors],
    ['Tacuma', [2000, 2005], 'MPV', petrol, [1.6, 2], [15_500, 18_500]],
    ['Leganza', [1997, 2002], 'Saloon', petrol, [2, 2.2], [18_500, 21_500], fourDoors],
  ],
  Datsun: [
    ['240Z', [1969, 1973], 'Coupe', petrol, [2.4], [32_500, 65_500], { ...classic, ...twoSeats }],
    ['260Z', [1974, 1978], 'Coupe', petrol, [2.6], [24_500, 42_500], { ...classic, ...twoSeats }],
    ['120Y', [1973, 1978], 'Saloon', petrol, [1.2], [5500, 12_500], { ...classic, ...fourDoors }],
    ['Cherry', [1970, 1986], 'Hatchback', petrol, [1, 1.2, 1.3], [4500, 9500], classic],
    ['Sunny', [1966, 1986], 'Saloon', petrol, [1.2, 1.5], [4500, 10_500], { ...classic, ...fourDoors }],
  ],
  Hillman: [
    ['Imp', [1963, 1976], 'Saloon', petrol, [0.9], [4500, 9500], { ...classic, ...fourSeats }],
    ['Hunter', [1966, 1979], 'Saloon', petrol, [1.5, 1.7], [4500, 9500], { ...classic, ...fourDoors }],
    ['Minx', [1932, 1970], 'Saloon', petrol, [1.4, 1.5, 1.7], [4500, 10_500], { ...classic, ...fourDoors }],
    ['Avenger', [1970, 1976], 'Saloon', petrol, [1.3, 1.5, 1.6], [4500, 10_500], { ...classic, ...fourDoors }],
  ],
  Triumph: [
    ['Stag', [1970, 1977], 'Convertible', petrol, [3], [14_500, 28_500], { ...classic, ...fourSeats }],
    ['TR3', [1955, 1962], 'Convertible', petrol, [2], [24_500, 36_500], { ...classic, ...twoSeats }],
    ['TR4', [1961, 1967], 'Convertible', petrol, [2.1], [22_500, 34_500], { ...classic, ...twoSeats }],
    ['TR6', [1968, 1976], 'Convertible', petrol, [2.5], [18_500, 32_500], { ...classic, ...twoSeats }],
    ['TR7', [1975, 1981], 'Coupe', petrol, [2], [6500, 14_500], { ...classic, ...twoSeats }],
    ['Dolomite', [1972, 1980], 'Saloon', petrol, [1.3, 1.5, 1.9, 2], [6500, 14_500], { ...classic, ...fourDoors }],
    ['GT6', [1966, 1973], 'Coupe', petrol, [2], [14_500, 24_500], { ...classic, ...twoSeats }],
    ['Vitesse', [1962, 1971], 'Convertible', petrol, [1.6, 2], [9500, 18_500], { ...classic, ...fourSeats }],
    ['Acclaim', [1981, 1984], 'Saloon', petrol, [1.3], [3500, 6500], { ...classic, ...fourDoors }],
  ],
  MG: [
    ['MGA', [1955, 1962], 'Convertible', petrol, [1.5, 1.6], [22_500, 36_500], { ...classic, ...twoSeats }],
    ['Midget', [1961, 1980], 'Convertible', petrol, [0.9, 1.1, 1.3, 1.5], [6500, 14_500], { ...classic, ...twoSeats }],
    ['MGF', [1995, 2002], 'Convertible', petrol, [1.6, 1.8], [22_500, 26_500], twoSeats],
    ['ZR', [2001, 2005], 'Hatchback', ['Petrol', 'Diesel'], [1.4, 1.6, 1.8, 2], [15_500, 20_500], { doors: [3, 5] }],
    ['ZT', [2001, 2005], 'Saloon', ['Petrol', 'Diesel'], [1.8, 2, 2.5], [26_500, 34_500], fourDoors],
  ],
  Alpine: [
    ['A110', [1962, null], 'Coupe', petrol, [1.3, 1.6, 1.8], [78_500, 98_500], twoSeats],
    ['A290', [2024, null], 'Hatchback', electric, [], [38_500, 46_500], battery([52], [361, 380])],
    ['A390', [2025, null], 'SUV', electric, [], [67_500, 78_500], battery([89], [503, 557])],
  ],
  Omoda: [
    ['Omoda 5', [2024, null], 'SUV', ['Petrol', 'Petrol Hybrid', 'Electric'], [1.5, 1.6], [28_500, 38_500], battery([61], [430, 430])],
    ['Omoda 9', [2025, null], 'SUV', plugIn, [1.5], [52_500, 58_500]],
  ],
  Jaecoo: [
    ['Jaecoo 5', [2025, null], 'SUV', ['Petrol', 'Electric'], [1.6], [28_500, 36_500], battery([58.9], [400, 402])],
    ['Jaecoo 7', [2024, null], 'SUV', hybrids, [1.5, 1.6], [34_500, 42_500]],
  ],
  Chery: [
    ['Tiggo 4', [2025, null], 'SUV', ['Petrol Hybrid', 'Petrol'], [1.5], [25_500, 30_500]],
    ['Tiggo 7', [2025, null], 'SUV', hybrids, [1.5, 1.6], [32_500, 38_500]],
    ['Tiggo 8', [2025, null], 'SUV', hybrids, [1.5, 1.6], [37_500, 44_500], { seats: [7] }],
  ],
  GWM: [
    ['Ora 07', [2024, null], 'Saloon', electric, [], [39_500, 49_500], { doors: [4], ...battery([64, 83], [440, 570]) }],
    ['Haval Jolion Pro', [2025, null], 'SUV', ['Petrol Hybrid'], [1.5], [28_500, 33_500]],
  ],
  Zeekr: [
    ['X', [2024, null], 'SUV', electric, [], [44_500, 54_500], battery([49, 69], [330, 446])],
    ['001', [2024, null], 'Hatchback', electric, [], [59_500, 72_500], battery([86, 100], [535, 620])],
    ['7X', [2025, null], 'SUV', electric, [], [53_500, 66_500], battery([75, 100], [480, 615])],
  ],
  Nio: [
    ['EL6', [2023, null], 'SUV', electric, [], [54_500, 68_500], battery([75, 100], [406, 529])],
    ['ET5', [2022, null], 'Saloon', electric, [], [51_500, 65_500], { doors: [4], ...battery([75, 100], [456, 590]) }],
    ['ET7', [2022, null], 'Saloon', electric, [], [69_500, 85_500], { doors: [4], ...battery([75, 100], [445, 580]) }],
    ['Firefly', [2025, null], 'Hatchback', electric, [], [29_500, 33_500], battery([42], [330, 330])],
  ],
  'Lynk & Co': [
    ['01', [2021, null], 'SUV', plugIn, [1.5], [41_500, 45_500]],
    ['02', [2024, null], 'SUV', electric, [], [35_500, 41_500], battery([66], [445, 445])],
    ['08', [2025, null], 'SUV', plugIn, [1.5], [53_500, 59_500]],
  ],
  Hongqi: [
    ['E-HS9', [2021, null], 'SUV', electric, [], [82_500, 105_500], { seats: [6, 7], ...battery([84, 99, 120], [396, 515]) }],
    ['EHS7', [2024, null], 'SUV', electric, [], [52_500, 62_500], battery([85, 111], [540, 675])],
    ['EH7', [2024, null], 'Saloon', electric, [], [52_500, 62_500], { doors: [4], ...battery([85, 111], [540, 655]) }],
  ],
  Skywell: [
    ['BE11', [2024, null], 'SUV', electric, [], [36_500, 41_500], battery([72, 86], [400, 489])],
    ['ET5', [2021, 2024], 'SUV', electric, [], [36_500, 41_500], battery([72], [404, 404])],
  ],
  Dongfeng: [
    ['Box', [2025, null], 'Hatchback', electric, [], [23_500, 27_500], battery([42.3], [310, 310])],
    ['Mage', [2025, null], 'SUV', ['Petrol Hybrid', 'Petrol'], [1.5], [31_500, 37_500]],
    ['Vigo', [2025, null], 'SUV', electric, [], [29_500, 33_500], battery([51.9], [300, 301])],
  ],
  Maxus: [
    ['Mifa 9', [2023, null], 'MPV', electric, [], [75_500, 85_500], { seats: [7], ...battery([90], [435, 440]) }],
    ['Euniq 6', [2021, 2024], 'SUV', electric, [], [42_500, 46_500], battery([70], [354, 354])],
    ['T60', [2022, null], 'Pick-up', diesel, [2], [36_500, 42_500], fourDoors],
  ],
  Ineos: [
    ['Grenadier', [2022, null], 'SUV', ['Diesel', 'Petrol'], [3], [82_500, 105_500]],
    ['Quartermaster', [2023, null], 'Pick-up', ['Diesel', 'Petrol'], [3], [85_500, 105_500], fourDoors],
  ],
  LEVC: [
    ['TX', [2018, null], 'MPV', plugIn, [1.5], [72_500, 82_500], { seats: [6, 7] }],
    ['L380', [2025, null], 'MPV', electric, [], [82_500, 95_500], { seats: [6, 8], ...battery([100, 140], [500, 805]) }],
  ],
  Caterham: [
    ['Seven', [1973, null], 'Convertible', petrol, [0.7, 1.4, 1.6, 1.8, 2], [42_500, 75_500], twoSeats],
  ],
  Westfield: [
    ['SE', [1987, 2022], 'Convertible', petrol, [1.6, 1.8, 2], [18_500, 32_500], twoSeats],
    ['Sport', [2005, 2022], 'Convertible', petrol, [1.6, 2], [24_500, 38_500], twoSeats],
  ],
  TVR: [
    ['Chimaera', [1992, 2003], 'Convertible', petrol, [4, 4.5, 5], [18_500, 32_500], twoSeats],
    ['Griffith', [1991, 2002], 'Convertible', petrol, [4, 4.3, 5], [28_500, 45_500], twoSeats],
    ['Cerbera', [1996, 2003], 'Coupe', petrol, [4.2, 4.5], [28_500, 48_500], fourSeats],
    ['Tuscan', [1999, 2006], 'Coupe', petrol, [3.6, 4], [32_500, 52_500], twoSeats],
    ['Tamora', [2002, 2006], 'Convertible', petrol, [3.6], [28_500, 38_500], twoSeats],
  ],
  Bugatti: [
    ['Veyron', [2005, 2015], 'Coupe', petrol, [8], [1_300_000, 1_900_000], twoSeats],
    ['Chiron', [2016, 2024], 'Coupe', petrol, [8], [2_400_000, 3_500_000], twoSeats],
  ],
  Hyundai: [['i30 N', [2017, 2024], 'Hatchback', petrol, [2], [41_500, 49_500]]],
  'Rolls-Royce': [
    ['Phantom', [2003, null], 'Saloon', petrol, [6.75], [525_500, 625_500], fourDoors],
    ['Wraith', [2013, 2023], 'Coupe', petrol, [6.6], [385_500, 425_500], fourSeats],
    ['Dawn', [2016, 2023], 'Convertible', petrol, [6.6], [395_500, 435_500], fourSeats],
    ['Cullinan', [2018, null], 'SUV', petrol, [6.75], [455_500, 525_500]],
    ['Spectre', [2023, null], 'Coupe', electric, [], [455_500, 495_500], { ...fourSeats, ...battery([102], [520, 530]) }],
    ['Silver Shadow', [1965, 1980], 'Saloon', petrol, [6.2, 6.75], [14_500, 32_500], { ...classic, ...fourDoors }],
  ],
};

export const rareCars: readonly CarMake[] = Object.entries(rareMakes).map(([make, models]) => ({
  make,
  decay: null,
  models: models.map(([name, years, body, fuels, litres, newPrice, more = {}]) => ({
    name,
    weight: 0,
    years,
    bodies: [body],
    fuels: Object.fromEntries(fuels.map((fuel, index) => [fuel, index === 0 ? 0.6 : 0.3])),
    litres,
    newPrice,
    ...more,
  })),
}));
