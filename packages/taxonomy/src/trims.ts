/** Names of equipment lines, the plainest first; each list applies to cars from its year on. */
type TrimEras = readonly (readonly [from: number, names: readonly string[]])[];

// biome-ignore format: one make a line reads as a table
const byMake: Readonly<Record<string, TrimEras>> = {
  Volkswagen: [[1990, ['Base', 'Trendline', 'Comfortline', 'Highline']], [2016, ['Trendline', 'Comfortline', 'Highline', 'R-Line']], [2020, ['Life', 'Style', 'R-Line', 'R-Line']]],
  Skoda: [[1990, ['Classic', 'Ambiente', 'Elegance', 'L&K']], [2013, ['Active', 'Ambition', 'Style', 'L&K']], [2024, ['Essence', 'Selection', 'Sportline', 'L&K']]],
  Seat: [[1990, ['Reference', 'Stylance', 'Sport', 'FR']], [2013, ['S', 'SE', 'Xcellence', 'FR']]],
  Cupra: [[2018, ['V1', 'V2', 'V3', 'VZ']]],
  Audi: [[1990, ['Attraction', 'SE', 'Ambition', 'S line']], [2012, ['SE', 'Sport', 'S line', 'Black Edition']], [2024, ['Technik', 'Sport', 'S line', 'Edition 1']]],
  BMW: [[1990, ['ES', 'SE', 'Sport', 'M Sport']], [2013, ['SE', 'Sport', 'Luxury', 'M Sport']], [2020, ['SE', 'Sport', 'M Sport', 'M Sport Pro']]],
  'Mercedes-Benz': [[1990, ['Classic', 'Elegance', 'Avantgarde', 'Sport']], [2013, ['SE', 'Style', 'Sport', 'AMG Line']], [2020, ['Style', 'Progressive', 'AMG Line', 'AMG Line Premium']]],
  Opel: [[1990, ['Club', 'SC', 'Elite', 'SRi']], [2016, ['SC', 'SE', 'SRi', 'Elite']], [2020, ['SC', 'Edition', 'GS Line', 'Ultimate']]],
  Vauxhall: [[1990, ['Club', 'Design', 'SRi', 'Elite']], [2020, ['SE', 'SRi', 'Elite Nav', 'Ultimate']]],
  Ford: [[1990, ['LX', 'Style', 'Zetec', 'Titanium']], [2010, ['Edge', 'Zetec', 'Titanium', 'Titanium X']], [2018, ['Zetec', 'Titanium', 'ST-Line', 'Vignale']], [2023, ['Titanium', 'ST-Line', 'ST-Line X', 'Vignale']]],
  Toyota: [[1990, ['Terra', 'Strata', 'Luna', 'Sol']], [2010, ['Terra', 'Aura', 'Luna', 'Sol']], [2019, ['Aura', 'Luna', 'Luna Sport', 'GR Sport']]],
  Lexus: [[1990, ['Executive', 'Luxury', 'F Sport', 'Premium']], [2020, ['Executive', 'Dynamic', 'F Sport', 'Premium']]],
  Hyundai: [[1990, ['Classic', 'Comfort', 'Deluxe', 'Premium']], [2017, ['Classic', 'Comfort', 'Executive', 'Premium']], [2021, ['Comfort Plus', 'Executive', 'N Line', 'Premium Plus']]],
  Kia: [[1990, ['TX', 'LX', 'EX', 'Platinum']], [2018, ['K2', 'K3', 'K3 Sport', 'K4']]],
  Nissan: [[1990, ['Visia', 'Acenta', 'SV', 'Tekna']], [2014, ['XE', 'SV', 'SV Premium', 'SVE']], [2022, ['XE', 'SV', 'SV Premium', 'SVE']]],
  Renault: [[1990, ['Expression', 'Royale', 'Dynamique', 'Privilege']], [2014, ['Expression', 'Dynamique', 'Dynamique S Nav', 'Signature Nav']], [2020, ['Play', 'Iconic', 'R.S. Line', 'Techno']], [2023, ['Evolution', 'Techno', 'Esprit Alpine', 'Iconic']]],
  Dacia: [[2012, ['Alternative', 'Signature', 'Prestige', 'Comfort']], [2021, ['Essential', 'Expression', 'Journey', 'Extreme']]],
  Peugeot: [[1990, ['X-Line', 'S', 'SX', 'GT']], [2012, ['Access', 'Active', 'Allure', 'GT Line']], [2020, ['Active', 'Allure', 'GT', 'GT Premium']]],
  Citroen: [[1990, ['X', 'SX', 'VTR+', 'Exclusive']], [2014, ['Touch', 'Feel', 'Flair', 'Shine']], [2022, ['You', 'Plus', 'Max', 'Shine']]],
  DS: [[2010, ['DChic', 'DStyle', 'DSport', 'Performance Line']], [2022, ['Bastille', 'Performance Line', 'Rivoli', 'Opera']]],
  Volvo: [[1990, ['ES', 'S', 'SE', 'SE Lux']], [2012, ['ES', 'SE', 'R-Design', 'Inscription']], [2017, ['Momentum', 'R-Design', 'Inscription', 'Inscription Pro']], [2023, ['Core', 'Plus', 'Plus Dark', 'Ultra']]],
  'Land Rover': [[1990, ['S', 'GS', 'XS', 'HSE']], [2015, ['SE', 'R-Dynamic S', 'R-Dynamic SE', 'HSE']], [2021, ['S', 'R-Dynamic S', 'R-Dynamic SE', 'Autobiography']]],
  Jaguar: [[1990, ['Classic', 'SE', 'Luxury', 'Premium Luxury']], [2015, ['Prestige', 'Portfolio', 'R-Sport', 'R-Dynamic HSE']]],
  Mazda: [[1990, ['Comfort', 'Executive', 'Executive SE', 'Sport']], [2012, ['Executive', 'Executive SE', 'Platinum', 'GT Sport']], [2023, ['Prime-Line', 'Centre-Line', 'Homura', 'Exclusive-Line']]],
  Honda: [[1990, ['LS', 'SE', 'ES', 'EX']], [2012, ['S', 'SE', 'SR', 'EX']], [2020, ['Comfort', 'Elegance', 'Sport', 'Advance']]],
  Suzuki: [[1990, ['GA', 'GL', 'GLX', 'SZ5']], [2014, ['SZ3', 'SZ-T', 'SZ5', 'Ultra']], [2022, ['Motion', 'Motion', 'Ultra', 'Ultra']]],
  Mitsubishi: [[1990, ['Inform', 'Invite', 'Intense', 'Instyle']]],
  Fiat: [[1990, ['Active', 'Dynamic', 'Eleganza', 'Sporting']], [2008, ['Pop', 'Lounge', 'S', 'Sport']], [2020, ['Pop', 'Icon', 'Red', 'La Prima']]],
  'Alfa Romeo': [[1990, ['Turismo', 'Lusso', 'Veloce', 'TI']], [2016, ['Super', 'Sprint', 'Veloce', 'Competizione']]],
  Jeep: [[1990, ['Sport', 'Longitude', 'Limited', 'Overland']], [2020, ['Longitude', 'Altitude', 'Limited', 'Summit']]],
  MINI: [[2001, ['One', 'Cooper', 'Cooper S', 'John Cooper Works']]],
  Subaru: [[1990, ['R', 'RX', 'Premium', 'Sport']]],
  Tesla: [[2013, ['Standard Range Plus', 'Long Range', 'Long Range AWD', 'Performance']], [2022, ['RWD', 'Long Range RWD', 'Long Range AWD', 'Performance']]],
  MG: [[1950, ['', '', '', '']], [2013, ['Excite', 'SE', 'Exclusive', 'Trophy']]],
  BYD: [[2022, ['Active', 'Boost', 'Comfort', 'Design']]],
  Polestar: [[2020, ['Standard Range', 'Long Range Single Motor', 'Long Range Dual Motor', 'Performance Pack']]],
  Porsche: [[1960, ['', '', 'S', 'GTS']]],
  KGM: [[1996, ['SE', 'EX', 'ELX', 'Ultimate']]],
  Smart: [[1998, ['Pure', 'Passion', 'Prime', 'Brabus']], [2023, ['Pro', 'Pro+', 'Premium', 'Brabus']]],
  Isuzu: [[1987, ['Utah', 'Eiger', 'Yukon', 'V-Cross']]],
};

const electricByMake: Readonly<Record<string, readonly string[]>> = {
  Volkswagen: ['Pure', 'Pro', 'Pro S', 'GTX'],
  Skoda: ['50', '60', '80', '80x Sportline'],
  Audi: ['35', '40', '45', '50 quattro S line'],
  Cupra: ['V1', 'V2', 'V3', 'VZ'],
  BMW: ['Sport', 'M Sport', 'M Sport', 'M Sport Pro'],
  'Mercedes-Benz': ['Progressive', 'AMG Line', 'AMG Line', 'AMG Line Premium'],
  Nissan: ['XE', 'SV', 'SV Premium', 'SVE'],
  Kia: ['Earth', 'GT-Line', 'GT-Line', 'GT-Line S'],
  Hyundai: ['Comfort', 'Executive', 'Premium', 'N Line'],
  Renault: ['Play', 'Iconic', 'Techno', 'Esprit Alpine'],
};

const anyTrims: readonly string[] = ['', '', 'SE', 'Sport'];

/** The trims of a make in a year, from the plainest (0) to the best equipped (3). */
export function trimsOf(make: string, year: number, isElectric: boolean): readonly string[] {
  const electric = isElectric ? electricByMake[make] : undefined;
  return electric ?? byMake[make]?.findLast(([from]) => from <= year)?.[1] ?? anyTrims;
}
