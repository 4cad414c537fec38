/**
 * How people write what a tidy advert says. Every entry really occurs in dealers' exports or private adverts.
 */

export const makeSpellings: Readonly<Record<string, readonly string[]>> = {
  'Alfa Romeo': ['Alfa', 'ALFA ROMEO', 'Alfa-Romeo'],
  BMW: ['bmw', 'B.M.W.', 'Bmw'],
  Citroen: ['Citroën', 'CITROEN', 'Citreon'],
  'Land Rover': ['LANDROVER', 'Land-Rover', 'Landrover'],
  'Mercedes-Benz': ['Mercedes', 'MERCEDES BENZ', 'Merc', 'Mercedes Benz'],
  MINI: ['Mini', 'mini'],
  Skoda: ['Škoda', 'SKODA'],
  Toyota: ['TOYOTA', 'toyota', 'Toyotta'],
  Volkswagen: ['VW', 'VOLKSWAGEN', 'Volkswagon', 'vw', 'Volks Wagen'],
  Vauxhall: ['VAUXHALL'],
};

export const modelSpellings: Readonly<Record<string, readonly string[]>> = {
  'A-Class': ['A CLASS', 'AClass', 'A Class'],
  'C-Class': ['C CLASS', 'CClass', 'C Class', 'C-CLASS'],
  'E-Class': ['E CLASS', 'EClass', 'E Class'],
  'C-HR': ['CHR', 'C HR'],
  'CX-5': ['CX5', 'cx 5'],
  Mazda3: ['3', 'Mazda 3'],
  Mazda6: ['6', 'Mazda 6'],
  'T-Roc': ['TROC', 'T Roc'],
  'up!': ['Up', 'UP'],
  'ID.3': ['ID3', 'ID 3'],
  'ID.4': ['ID4', 'ID 4'],
  '1 Series': ['1-Series', '1 SERIES', '1Series'],
  '3 Series': ['3-Series', '3 SERIES', '3Series'],
  '5 Series': ['5-Series', '5 SERIES', '5Series'],
  X5: ['X5 Series', 'x5'],
  Ceed: ["Cee'd", 'CEED', 'Cee’d'],
};

export const fuelSpellings: Readonly<Record<string, readonly string[]>> = {
  Petrol: ['petrol', 'PETROL', 'Gasoline', 'P', 'Unleaded'],
  Diesel: ['diesel', 'DIESEL', 'D', 'Dsl'],
  'Petrol Hybrid': ['Hybrid', 'HEV', 'Petrol/Electric', 'Hybrid Petrol', 'Self-charging hybrid'],
  'Petrol Plug-in Hybrid': ['PHEV', 'Plug-in Hybrid', 'Plug in hybrid petrol', 'Petrol PHEV'],
  'Diesel Hybrid': ['Diesel/Electric', 'Hybrid Diesel'],
  'Diesel Plug-in Hybrid': ['Diesel PHEV'],
  Electric: ['EV', 'BEV', 'electric', 'Fully Electric'],
};

export const gearboxSpellings: Readonly<Record<string, readonly string[]>> = {
  Manual: ['manual', 'M', '6 speed manual', 'Man', '5 Speed'],
  Automatic: ['Auto', 'A', 'DSG', 'CVT', 'Tiptronic', 'S tronic', 'Semi-Auto', '8 speed automatic', 'e-CVT'],
};

export const colourSpellings: Readonly<Record<string, readonly string[]>> = {
  Black: ['Deep Black Pearl', 'BLACK', 'Metallic Black', 'Obsidian Black'],
  Grey: ['Metallic Grey', 'Gray', 'Gunmetal', 'Anthracite', 'Magnetic'],
  White: ['Polar White', 'Pearl White', 'Frozen White', 'white'],
  Silver: ['Reflex Silver', 'silver metallic', 'Titanium'],
  Blue: ['Navy', 'Midnight Blue', 'Dark Blue', 'Blue Metallic'],
  Red: ['Candy Red', 'Tornado Red', 'RED', 'Burgundy'],
  Green: ['Racing Green', 'Olive'],
  Brown: ['Mocha', 'Bronze Brown'],
  Beige: ['Champagne', 'Cream', 'Ivory'],
};

export const bodySpellings: Readonly<Record<string, readonly string[]>> = {
  Hatchback: ['Hatch', '5 door hatchback', 'HATCHBACK', '5dr Hatch'],
  Saloon: ['Sedan', 'saloon', '4 Door Saloon'],
  Estate: ['Tourer', 'Wagon', 'ESTATE', 'Combi'],
  SUV: ['Jeep', '4x4', 'Crossover', 'S.U.V.'],
  MPV: ['People Carrier', 'MPV 7 seats'],
  Coupe: ['Coupé', 'COUPE'],
  Convertible: ['Cabriolet', 'Cabrio', 'Roadster'],
};

/** The content of an empty cell. */
export const placeholders = ['N/A', 'n/a', '-', '--', 'TBC', 'unknown', '?', 'null', 'Not specified'];

export const oddPlaces: Readonly<Record<string, readonly string[]>> = {
  Dublin: ['Dublin 12', 'Dublin 15', 'Co. Dublin', 'Dublin 24', 'Dublin City', 'Dublin South', 'D12 X2V6'],
  Cork: ['Cork City', 'Co. Cork', 'Mallow, Co. Cork', 'Douglas, Cork'],
  Galway: ['Galway City', 'Tuam, Galway', 'Co Galway'],
  Kerry: ['Co. Kerry', 'Tralee', 'Killarney, Kerry'],
  Kildare: ['Naas, Kildare', 'Newbridge, Co. Kildare', 'Co Kildare'],
  Limerick: ['Limerick City', 'Raheen, Limerick'],
  Wexford: ['Wexford Town', 'Gorey, Wexford'],
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A day as Irish adverts write it; some give only the month. */
export function writeDay(iso: string, habit: number): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  const name = months[Number(month) - 1] ?? '';
  const habits = [
    `${day}/${month}/${year}`,
    `${name} ${year}`,
    `${month}/${year.slice(2)}`,
    `${Number(day)} ${name} ${year}`,
    `${day}.${month}.${year}`,
    `NCT ${month}/${year.slice(2)}`,
    iso,
  ];
  return habits[habit % habits.length] ?? iso;
}
