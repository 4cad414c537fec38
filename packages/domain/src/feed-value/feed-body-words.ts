import type { Channel } from '../channel/channel.ts';
import type { OptionWords } from './option-words.ts';

/** Words for bodies, by channel: a tourer is an estate among cars and a kind of bike among bikes. */
export const bodyWords: Readonly<Record<Channel, OptionWords>> = {
  Car: {
    Hatchback: 'hatchback hatch hatchbacks liftback sportback supermini citycar smallcar 3drhatch 5drhatch',
    Saloon: 'saloon saloons sedan limousine limo notchback',
    Estate:
      'estate estates tourer sporttourer sportstourer sportswagon sportwagon sportwagen wagon stationwagon stationwagen ' +
      'combi kombi avant variant sw touring break shootingbrake allroad grandtour',
    SUV: 'suv suvs jeep jeeps crossover offroader offroad softroader suv4x4 suvjeep',
    MPV: 'mpv mpvs peoplecarrier peoplemover minivan multipurpose multipurposevehicle minibus',
    Coupe: 'coupe coupes sportscar',
    Convertible:
      'convertible convertibles cabriolet cabrio coupecabriolet coupeconvertible roadster spider spyder softtop hardtopconvertible ' +
      'droptop targa',
    'Pick-up': 'pickup pickups pickuptruck doublecab ute',
  },
  Commercial: {
    'Small Van': 'smallvan smallvans compactvan',
    'Medium Van': 'mediumvan midsizevan mwbvan mwbpanelvan swbvan swbpanelvan',
    'Large Van': 'largevan lwbvan lwbpanelvan lwbhighroofvan xlwbvan jumbovan highroofvan hightopvan maxivan',
    'Crew Van': 'crewvan crewcabvan doublecabvan kombi combi combivan dciv',
    'Pick-up': 'pickup pickups pickuptruck doublecab doublecabpickup singlecab kingcab crewcabpickup ute',
    'Commercial SUV':
      'commercialsuv suv jeep commercialjeep suvcommercial jeepcommercial utility crewcabjeep',
    'Car-derived Van': 'carderivedvan carvan cdv carderived hatchbackvan vanderivative',
    'Chassis Cab': 'chassiscab chassis cabandchassis cabchassis',
    Tipper: 'tipper tippers tippertruck',
    Dropside: 'dropside flatbed dropsidetruck platform',
    'Luton / Box': 'luton box boxvan boxbody lutonvan lutonbox',
    Refrigerated: 'refrigerated fridge freezer fridgevan temperaturecontrolled reefer',
    Minibus: 'minibus bus microbus coach',
    'Rigid Truck': 'rigid rigidtruck truck lorry hgv',
    'Tractor Unit': 'tractorunit tractor artic unit',
    Curtainsider: 'curtainsider curtainside curtain',
    'Recovery / Beavertail': 'recovery beavertail recoverytruck cartransporter',
    'Motorhome / Camper': 'motorhome camper campervan motorcaravan',
  },
  Bike: {
    Naked: 'naked streetfighter roadster street',
    Sports: 'sports sport sportsbike supersport supersports superbike racer',
    'Sports Tourer': 'sportstourer sporttourer sportstouring sporttouring',
    Adventure: 'adventure adventurebike dualsport trail trailbike adv',
    Touring: 'touring tourer',
    Cruiser: 'cruiser custom chopper bobber',
    Scooter: 'scooter maxiscooter',
    Moped: 'moped',
    Commuter: 'commuter learner',
    Motocross: 'motocross mx motox dirtbike scramblermx',
    Enduro: 'enduro offroad offroadbike',
    Supermoto: 'supermoto supermotard',
    'Retro / Classic': 'retro classic retroclassic vintage',
    Scrambler: 'scrambler',
    'Cafe Racer': 'caferacer',
    Trial: 'trial trials trialbike',
    Electric: 'electric electricbike',
    'Three-wheeler': 'threewheeler 3wheeler trike',
    'Quad / ATV': 'quad quads atv quadbike',
  },
};

/** Words that decide only if nothing surer is stated: a `4x4 pick-up` is a pick-up. */
export const weakBodyWords: OptionWords = {
  SUV: '4x4 4wd awd',
  'Commercial SUV': '4x4 4wd awd',
  MPV: '7seat 7seater 8seater 9seater',
  Coupe: 'sports fastback',
};
