import { type Channel, slugify } from '@forecourt/domain';
import type { SentenceVocabulary } from './vocabulary.ts';

/** A small market for the tests: makes and models as the trade writes them. */
const tables: Record<Channel, Record<string, string>> = {
  Car: {
    'Alfa Romeo': 'MiTo|147|156|Giulietta|Giulia|Stelvio',
    Abarth: '500|595',
    Audi: 'A1|A3|A4|A5|A6|Q2|Q3|Q5|Q7|e-tron|TT',
    BMW: '1 Series|2 Series|3 Series|4 Series|5 Series|7 Series|X1|X3|X5|i3|M3',
    BYD: 'Atto 3|Dolphin|Seal',
    Chevrolet: 'Spark|Cruze|Captiva',
    Citroën: 'C1|C3|C3 Aircross|C4|C4 Picasso|Grand C4 Picasso|C5|Berlingo',
    Cupra: 'Born|Leon|Formentor',
    Dacia: 'Sandero|Duster|Jogger|Spring',
    Fiat: '500|500L|500X|Panda|Punto|Tipo',
    Ford: 'Ka|Fiesta|Focus|C-Max|S-Max|B-Max|Puma|EcoSport|Kuga|Mondeo|Galaxy|Edge|Mustang Mach-E|Ranger',
    Honda: 'Jazz|Fit|Civic|Accord|CR-V|HR-V|Insight|e',
    Hyundai: 'i10|i20|i30|i40|ix35|Ioniq|Ioniq 5|Kona|Tucson|Santa Fe',
    Jaguar: 'XE|XF|F-Pace|E-Pace',
    Jeep: 'Avenger|Renegade|Compass|Wrangler|Grand Cherokee',
    Kia: 'Picanto|Rio|Ceed|Niro|Sportage|Sorento|Soul|EV6',
    'Land Rover':
      'Defender|Discovery|Discovery Sport|Freelander|Range Rover|Range Rover Sport|Range Rover Evoque',
    Lexus: 'CT|IS|UX|NX|RX',
    Mazda: '2|3|5|6|CX-3|CX-5|MX-5|Demio',
    'Mercedes-Benz': 'A-Class|B-Class|C-Class|E-Class|S-Class|CLA-Class|GLA-Class|GLC-Class|EQA',
    MG: 'MG3|MG4|ZS|HS',
    MINI: 'Hatch|Convertible|Clubman|Countryman',
    Mitsubishi: 'ASX|Outlander|Space Star',
    Nissan: 'Micra|Note|Juke|Qashqai|X-Trail|Leaf|Pulsar',
    Opel: 'Corsa|Astra|Insignia|Mokka|Zafira|Vectra|Grandland X',
    Peugeot: '107|108|208|301|308|508|2008|3008|5008|Rifter',
    Porsche: '911|Cayenne|Macan|Taycan',
    Renault: 'Clio|Megane|Captur|Kadjar|Scenic|Grand Scenic|Zoe|Renault 5',
    Rover: '25|75',
    SEAT: 'Ibiza|Leon|Ateca|Arona|Alhambra|Toledo',
    Škoda: 'Citigo|Fabia|Octavia|Superb|Karoq|Kodiaq|Kamiq|Enyaq|Yeti|Rapid',
    Smart: 'Fortwo|Forfour|#1',
    Subaru: 'Forester|Outback|Impreza',
    Suzuki: 'Swift|Ignis|Vitara|S-Cross|Jimny|Alto',
    Tesla: 'Model 3|Model S|Model X|Model Y',
    Toyota:
      'Aygo|Yaris|Yaris Cross|Corolla|Auris|Avensis|Prius|C-HR|RAV4|Land Cruiser|Hilux|Verso|Aqua|Camry',
    Volkswagen: 'up!|Polo|Golf|Golf Plus|Jetta|Passat|Tiguan|T-Roc|T-Cross|Touran|Touareg|ID.3|ID.4|Caddy',
    Volvo: 'V40|V60|S60|S90|XC40|XC60|XC90',
  },
  Commercial: {
    Citroën: 'Berlingo|Dispatch|Relay',
    Ford: 'Transit|Transit Custom|Transit Connect|Fiesta Van|Focus Van|Ranger',
    Hyundai: 'Tucson Commercial|Santa Fe Commercial|iLoad',
    Isuzu: 'D-Max',
    Iveco: 'Daily|Eurocargo',
    'Land Rover': 'Defender Commercial|Discovery Commercial',
    'Mercedes-Benz': 'Citan|Vito|Sprinter|Actros',
    Mitsubishi: 'L200',
    Nissan: 'NV200|Navara|Primastar',
    Opel: 'Combo|Vivaro|Movano',
    Peugeot: 'Partner|Expert|Boxer',
    Renault: 'Kangoo|Trafic|Master|Clio Van',
    Scania: 'R Series|P Series',
    Toyota: 'Hiace|Hilux|Proace|Land Cruiser Commercial|Corolla Commercial',
    Volkswagen: 'Caddy|Transporter|Crafter|Golf Van|Amarok',
  },
  Bike: {
    Aprilia: 'RS 125|Tuono',
    BMW: 'R 1250 GS|S 1000 RR|F 800 GS',
    Ducati: 'Monster|Panigale V4|Scrambler',
    'Harley-Davidson': 'Sportster|Fat Boy|Street Glide',
    Honda: 'CB125F|CBR600RR|CB500X|PCX125|Vision 110|X-ADV',
    Kawasaki: 'Ninja 400|Z900|Versys 650',
    KTM: '125 Duke|390 Duke|1290 Super Duke',
    'Moto Guzzi': 'V7',
    'Royal Enfield': 'Himalayan|Classic 350',
    Suzuki: 'GSX-R750|V-Strom 650|SV650',
    Triumph: 'Bonneville|Street Triple|Tiger 900',
    Vespa: 'GTS 300|Primavera',
    Yamaha: 'MT-07|R1|YZF-R125|NMAX 125|Tracer 9',
  },
};

const versions =
  'GTD|GTI|GTD BlueLine|Highline|Comfortline|R-Line|S line|M Sport|AMG Line|Titanium|Sport|SE|Premium|Style|Laurin & Klement'.split(
    '|',
  );

const vocabularies = new Map<Channel, SentenceVocabulary>();

export function exampleVocabulary(channel: Channel): SentenceVocabulary {
  let vocabulary = vocabularies.get(channel);
  if (!vocabulary) {
    const makes = Object.entries(tables[channel]).map(([name, models]) => ({
      name,
      slug: slugify(name),
      models: models.split('|').map((model) => ({ name: model, slug: slugify(model) })),
    }));
    vocabulary = { makes, versions: channel === 'Car' ? versions : [] };
    vocabularies.set(channel, vocabulary);
  }
  return vocabulary;
}
