import type { CarBody, CarMake, CarModel } from '../taxonomy-types.ts';

/**
 * The bodies of cars of which little more than the name is recorded (`other-models.ts`), if they had only
 * one.
 */
// biome-ignore format: one make a line
const bodies: Readonly<Partial<Record<CarBody, Readonly<Record<string, string>>>>> = {
  Hatchback: {
    Audi: 'S7|S1', BMW: '3 Series Gran Turismo|5 Series Gran Turismo|6 Series Gran Turismo|4 Series Gran Coupe', Chevrolet: 'Kalos|Volt', Citroen: 'DS3|DS4|DS5|Saxo|AX|BX|C-Zero',
    Daihatsu: 'Cuore|Mira|Trevis|YRV', Fiat: 'Brava|Stilo|Seicento|Cinquecento|Uno', Ford: 'Sierra', Hyundai: 'Amica|Atos|Pony', Kia: 'Pride', Mazda: '121|323', MG: '6|MG6|Metro',
    Nissan: 'Cube|Pixo|March', Opel: 'Agila|Signum|Kadett', Peugeot: '106|205|306|309|iOn', Renault: 'Vel Satis', Suzuki: 'Liana', Toyota: 'Starlet|Passo|Ractis|Ist|Blade',
    Vauxhall: 'Adam|Agila|Nova', Volkswagen: 'Lupo',
  },
  Saloon: {
    Audi: 'S4|S6|S8|80|90|100', BMW: '6 Series Gran Coupe|2002', Chevrolet: 'Epica|Evanda', Chrysler: 'Sebring|Neon', Citroen: 'C-Elysee|C6|2CV', Dacia: 'Logan', Fiat: 'Linea',
    Ford: 'Orion|Granada|Anglia|Consul|Scorpio', Honda: 'Legend|City', Hyundai: 'Sonata|Elantra|Lantra', Infiniti: 'Q70|G37|M', Jaguar: 'Mark 2', Kia: 'Magentis|Opirus', Lexus: 'IS F',
    Mazda: '626|Atenza|Xedos', 'Mercedes-Benz': '190|W124', Mitsubishi: 'Galant|Evo|Carisma', Nissan: 'Bluebird|Sunny|Maxima', Opel: 'Omega|Ascona|Senator', Peugeot: '405|406|607|605|504|505',
    Renault: 'Latitude|Safrane|Talisman', Suzuki: 'Kizashi', Toyota: 'Carina|Corona|Crown|Premio|Allion|Belta|Mark X|Cressida', Vauxhall: 'Vectra|Omega|Cavalier',
    Volkswagen: 'Bora|Vento|Phaeton|Santana|Derby', Volvo: 'S70|440|460|ES90',
  },
  Estate: {
    Audi: 'A4 Allroad|A6 Allroad|RS4', Fiat: 'Croma', Honda: 'Airwave', Subaru: 'Levorg', Toyota: 'Caldina|Corolla Fielder|Probox', Volvo: 'V60 Cross Country|V90 Cross Country',
  },
  SUV: {
    Audi: 'SQ2|SQ5|SQ7|SQ8|RS Q3|RS Q8|Q5 Sportback|Q8 e-tron|SQ6 e-tron', BMW: 'X3 M|X4 M|X5 M|X6 M|XM', BYD: 'Tang|Sealion 5', Chevrolet: 'Trax|Tahoe', Citroen: 'C4 Aircross|C-Crosser', Daihatsu: 'Fourtrak|Rocky',
    Fiat: 'Sedici', Ford: 'Maverick', Hyundai: 'Terracan|ix55|Nexo|Kona N|Ioniq 5 N', Infiniti: 'EX|FX|QX30|QX50|QX70', Isuzu: 'Bighorn|MU-X', Jeep: 'Commander|Patriot|Liberty', KGM: 'Actyon|Kyron|XLV', Lexus: 'GX|LX',
    Mazda: 'CX-7|CX-9|Tribute', 'Mercedes-Benz': 'GL-Class', MG: 'GS|Marvel R|S6 EV', Mitsubishi: 'Pajero Pinin|Pajero Sport|Pajero Mini|Shogun|Shogun Sport|Shogun Pinin', Nissan: 'Murano|Pathfinder|Patrol', Opel: 'Mokka X',
    Peugeot: '4007|4008', Renault: 'Scenic RX4', Suzuki: 'SJ|Samurai|X-90', Toyota: 'Harrier|FJ Cruiser|Fortuner|Land Cruiser Amazon|Land Cruiser Prado|Rush|Raize|Surf', Vauxhall: 'Antara|Crossland X|Frontera',
    Volvo: 'EC40|EX40|EX60|EX30 Cross Country',
  },
  MPV: {
    Chrysler: 'Grand Voyager', Citroen: 'C8|C4 SpaceTourer|Grand C4 SpaceTourer', Fiat: 'Multipla|Idea|Ulysse|Freemont', Ford: 'Tourneo Courier', Honda: 'Stream|Odyssey|Freed|Stepwgn', Hyundai: 'Matrix|Trajet|i800|Staria', Kia: 'Sedona|Carnival',
    Lexus: 'LM', Mazda: 'Premacy|MPV|Biante', 'Mercedes-Benz': 'R-Class|Vaneo|Viano|T-Class|EQT', Mitsubishi: 'Grandis|Space Wagon|Space Runner|Delica', Nissan: 'Almera Tino|Lafesta|Presage', Opel: 'Zafira Life|Sintra',
    Peugeot: '806|807|Expert Tepee|Bipper Tepee', Renault: 'Grand Espace|Grand Modus|Grand Kangoo', Suzuki: 'Wagon R|Solio', Toyota: 'Previa|Wish|Noah|Voxy|Isis|Ipsum|Picnic|Avensis Verso|Yaris Verso|Proace Verso|Sienta|Vellfire|Esquire', Vauxhall: 'Meriva',
    Volkswagen: 'Caddy Life',
  },
  Coupe: {
    Audi: 'S5|RS5|TTS|TT RS|Quattro', BMW: 'M6|M8|1 Series M|M1', Chevrolet: 'Camaro|Corvette', Chrysler: 'Crossfire', Ford: 'Cougar|Probe|GT', Honda: 'Integra|Prelude|NSX|CR-X', Hyundai: 'Coupe', Infiniti: 'Q60', Jaguar: 'XJ-S|XK8|XKR|E-Type',
    Lexus: 'LC|RC F', Mazda: 'RX-7|MX-3|MX-6', 'Mercedes-Benz': 'CL-Class|CLC-Class|SLS|SLR', MINI: 'Coupe', Mitsubishi: '3000GT|GTO|FTO', Nissan: '350Z|200SX|300ZX|GT-R|Skyline|Silvia|100NX', Opel: 'Calibra|Manta|GT', Porsche: '924|928|944|968|959',
    Toyota: 'Celica|Supra|Soarer', Vauxhall: 'Calibra|Monaro', Volkswagen: 'Corrado|Karmann Ghia', Volvo: 'P1800|480',
  },
  Convertible: {
    Daihatsu: 'Copen', Fiat: '124 Spider|Barchetta', Abarth: '124 Spider', Ford: 'StreetKa', Honda: 'S2000|Beat', Lexus: 'SC', Maserati: 'GranCabrio|Spyder', 'Mercedes-Benz': 'SLC-Class', MINI: 'Roadster', Nissan: 'Figaro', Renault: 'Wind', Toyota: 'MR2',
    BMW: 'Z1|Z8', Suzuki: 'Cappuccino',
  },
  'Pick-up': { Jeep: 'Gladiator', Isuzu: 'Rodeo', Toyota: 'Hilux|Tundra|Tacoma', Volkswagen: 'Amarok', Fiat: 'Fullback', Mazda: 'BT-50', Nissan: 'NP300', Ford: 'F-150' },
};

const twoDoors: ReadonlySet<string> = new Set(['Coupe', 'Convertible']);

/** As taxonomy models without further details: their engines are those that adverts state. */
export const otherCars: readonly CarMake[] = (
  Object.entries(bodies) as [CarBody, Record<string, string>][]
).flatMap(([body, makes]) =>
  Object.entries(makes).map(([make, names]) => ({
    make,
    decay: null,
    models: names.split('|').map((name) => buildModel(name, body)),
  })),
);

function buildModel(name: string, body: CarBody): CarModel {
  return {
    name,
    weight: 0,
    years: [1900, null],
    bodies: [body],
    fuels: {},
    litres: [],
    newPrice: [0, 0],
    seats: [],
    ...(twoDoors.has(body) && { doors: [2] }),
  };
}
