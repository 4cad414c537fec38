import type { Channel } from '@forecourt/domain';

/**
 * Names as dealers write them, for tests and benchmarks: `make | model | what they mean`, the version after a
 * colon.
 */
// biome-ignore format: one spelling a line reads as a table
const written: Record<Channel, string> = {
  Car: `
    AUDI | A4 | Audi A4
    audi | a4 avant | Audi A4: avant
    Audi | A-4 | Audi A4
    Audi | A3 Sportback | Audi A3: Sportback
    Audi | RS3 | Audi RS3
    Audi | RS 3 | Audi RS3
    Audi | S3 | Audi S3
    Audi | Etron | Audi e-tron
    Audi | E-Tron GT | Audi e-tron GT
    Audi | Q4 | Audi Q4 e-tron
    Audi | Q3 Sportback | Audi Q3 Sportback
    Audi | Q3 S line | Audi Q3: S line
    Audi | A6 Allroad | Audi A6 Allroad
    Audi | TT Coupe | Audi TT: Coupe
    Volkswagen | GOLF | Volkswagen Golf
    VW | Golf | Volkswagen Golf
    vw | golf gti | Volkswagen Golf: GTI
    Volkswagon | Golf Plus | Volkswagen Golf Plus
    Volkswagen | Golf SV | Volkswagen Golf SV
    Volkswagen | e-Golf | Volkswagen Golf: e-Golf
    V.W. | Passat | Volkswagen Passat
    Volkswagen | Up | Volkswagen up!
    Volkswagen | UP! | Volkswagen up!
    Volkswagen | e-up! | Volkswagen up!: e-up!
    Volkswagen | ID4 | Volkswagen ID.4
    Volkswagen | ID 3 | Volkswagen ID.3
    Volkswagen | ID Buzz | Volkswagen ID. Buzz
    Volkswagen | T Roc | Volkswagen T-Roc
    Volkswagen | Tcross | Volkswagen T-Cross
    Volkswagen | Tiguan Allspace | Volkswagen Tiguan Allspace
    Volkswagen | Passat CC | Volkswagen CC
    Volkswagen | Tigaun | Volkswagen Tiguan
    Volkswagen | Lupo | Volkswagen Lupo
    Volkswagen VW | Polo 1.2 TSI | Volkswagen Polo: 1.2 TSI
    Mercedes | E-Class | Mercedes-Benz E-Class
    Mercedes Benz | E CLASS | Mercedes-Benz E-Class
    Mercedes-Benz | EClass | Mercedes-Benz E-Class
    Merc | e class | Mercedes-Benz E-Class
    MERCEDES-BENZ | E220 | Mercedes-Benz E-Class: E220
    Mercedes-Benz | E 220 d AMG Line | Mercedes-Benz E-Class: E220d AMG Line
    Mercedes-Benz | C 200 d | Mercedes-Benz C-Class: C200d
    Mercedes-Benz | C200 Kompressor | Mercedes-Benz C-Class: C200Kompressor
    Mercedes-Benz | A180 | Mercedes-Benz A-Class: A180
    Mercedes-Benz | GLC | Mercedes-Benz GLC-Class
    Mercedes-Benz | GLC 220d | Mercedes-Benz GLC-Class: GLC220d
    Mercedes-Benz | GLC Coupe | Mercedes-Benz GLC-Class: Coupe
    Mercedes-Benz | CLA Class | Mercedes-Benz CLA-Class
    Mercedes-Benz | ML 320 | Mercedes-Benz M-Class: ML320
    Mercedes-Benz | S Klasse | Mercedes-Benz S-Class
    Mercedes-Benz | EQA 250 | Mercedes-Benz EQA: 250
    Mercedes-Benz | SLK | Mercedes-Benz SLK-Class
    Mercedes-Benz | AMG C63 | Mercedes-Benz C-Class: AMGC63
    Mercedes-Benz | V Class | Mercedes-Benz V-Class
    BMW | 320d | BMW 3 Series: 320d
    bmw | 320 d | BMW 3 Series: 320d
    BMW | 3-Series | BMW 3 Series
    BMW | 3 SERIES | BMW 3 Series
    BMW | 3Series | BMW 3 Series
    BMW | 3 | BMW 3 Series
    BMW | Series 5 | BMW 5 Series
    BMW | 520d M Sport | BMW 5 Series: 520d M Sport
    BMW | 118i | BMW 1 Series: 118i
    BMW | M135i | BMW 1 Series: M135i
    BMW | 218i Active Tourer | BMW 2 Series Active Tourer: 218i
    BMW | 2 Series Active Tourer | BMW 2 Series Active Tourer
    BMW | 330e | BMW 3 Series: 330e
    BMW | M3 | BMW M3
    BMW | M 5 | BMW M5
    BMW | X5 Series | BMW X5
    BMW | X5 xDrive 30d | BMW X5: xDrive 30d
    BMW | X 5 | BMW X5
    BMW | X3 M Sport | BMW X3: M Sport
    BMW | X5 M50d | BMW X5: M50d
    BMW | X5 M Competition | BMW X5 M: Competition
    BMW | 1 Series M Sport | BMW 1 Series: M Sport
    BMW i | I 3 | BMW i3
    BMW | i3s | BMW i3s
    BMW | iX3 | BMW iX3
    Mazda | 6 | Mazda 6
    Mazda | Mazda6 | Mazda 6
    Mazda | Mazda 6 | Mazda 6
    MAZDA | MAZDA 3 | Mazda 3
    Mazda | CX5 | Mazda CX-5
    Mazda | CX 30 | Mazda CX-30
    Mazda | CX-3 | Mazda CX-3
    Mazda | MX5 | Mazda MX-5
    Lexus | NX300h | Lexus NX: 300h
    Lexus | NX 300h | Lexus NX: 300h
    Lexus | NX | Lexus NX
    Lexus | CT200h | Lexus CT: 200h
    Lexus | IS 300h F Sport | Lexus IS: 300h F Sport
    Lexus | IS F Sport | Lexus IS: F Sport
    Lexus | RX450h | Lexus RX: 450h
    Toyota | CHR | Toyota C-HR
    Toyota | C-HR Hybrid | Toyota C-HR: Hybrid
    Toyota | Rav 4 | Toyota RAV4
    Toyota | RAV-4 | Toyota RAV4
    Toyota | Yaris | Toyota Yaris
    Toyota | Yaris Cross | Toyota Yaris Cross
    Toyota | Yaris Hybrid | Toyota Yaris: Hybrid
    Toyota | Corolla | Toyota Corolla
    Toyota | Corolla Verso | Toyota Corolla Verso
    Toyota | Corolla Saloon | Toyota Corolla: Saloon
    Toyota | Aygo | Toyota Aygo
    Toyota | Aygo X | Toyota Aygo X
    Toyota | Aygo x-play | Toyota Aygo: x-play
    Toyota | Prius+ | Toyota Prius Plus
    Toyota | Prius | Toyota Prius
    Toyota | Landcruiser | Toyota Land Cruiser
    Toyota | Avensis Aura | Toyota Avensis: Aura
    TOYOTA | TOYOTA AURIS | Toyota Auris
    Ford | Ford Focus | Ford Focus
    FORD | FOCUS ZETEC | Ford Focus: ZETEC
    Ford | Focsu | Ford Focus
    Ford | Focus C-Max | Ford C-Max
    Ford | CMAX | Ford C-Max
    Ford | C-MAX | Ford C-Max
    Ford | Grand C Max | Ford Grand C-Max
    Ford | S Max | Ford S-Max
    Ford | Ka | Ford Ka
    Ford | KA+ | Ford Ka Plus
    Ford | Mach E | Ford Mustang Mach-E
    Ford | Mustang | Ford Mustang
    Ford | Eco Sport | Ford EcoSport
    Ford | Mondeo Estate | Ford Mondeo: Estate
    Ford | Modeno | Ford Modeno
    Frod | Fiesta | Frod Fiesta
    Fiat | 500 | Fiat 500
    Fiat | 500L | Fiat 500L
    Fiat | 500 L | Fiat 500L
    Fiat | 500X | Fiat 500X
    Fiat | 500 Lounge | Fiat 500: Lounge
    Fiat | 500C | Fiat 500: 500C
    Fiat | Grande Punto | Fiat Punto: Grande Punto
    Abarth | 500 | Abarth 500
    Peugeot | 208 | Peugeot 208
    Peugeot | 2008 | Peugeot 2008
    Peugeot | 5008 | Peugeot 5008
    Peugeot | 508 SW | Peugeot 508: SW
    Peugeot | e-208 | Peugeot 208: e-208
    Peugot | 3008 GT | Peugeot 3008: GT
    Citroën | C3 | Citroen C3
    CITROEN | C3 Aircross | Citroen C3 Aircross
    Citroen | C3 Picasso | Citroen C3 Picasso
    Citroen | C4 Grand Picasso | Citroen Grand C4 Picasso
    Citroen | ë-C4 | Citroen C4: e-C4
    Citroen | DS3 | Citroen DS3
    DS Automobiles | DS7 Crossback | DS DS 7: Crossback
    DS | 3 | DS DS 3
    Škoda | Octavia Combi | Skoda Octavia: Combi
    SKODA | OCTAVIA | Skoda Octavia
    Skoda | Enyaq iV | Skoda Enyaq: iV
    Skoda | Octvaia | Skoda Octavia
    Skoda | Kodiac | Skoda Kodiaq
    Kia | Ceed | Kia Ceed
    Kia | Cee'd | Kia Ceed
    Kia | cee'd SW | Kia Ceed: SW
    Kia | Pro Ceed | Kia ProCeed
    Kia | ProCeed | Kia ProCeed
    Kia | Pro_cee'd | Kia ProCeed
    Kia | XCeed | Kia XCeed
    Kia | e-Niro | Kia Niro: e-Niro
    Kia | Sportge | Kia Sportage
    KIA | EV 6 | Kia EV6
    Hyundai | I30 | Hyundai i30
    Hyundai | i 30 | Hyundai i30
    Hyundai | i30N | Hyundai i30 N
    Hyundai | i30 N Line | Hyundai i30: N Line
    Hyundai | i30 N Performance | Hyundai i30 N: Performance
    Hyundai | Ioniq 5 | Hyundai Ioniq 5
    Hyundai | Ioniq5 | Hyundai Ioniq 5
    Hyundai | Ioniq | Hyundai Ioniq
    Hyundai | Tuscon | Hyundai Tucson
    Hyundai | Santafe | Hyundai Santa Fe
    Hyundia | Kona | Hyundai Kona
    Land-Rover | Discovery | Land Rover Discovery
    LANDROVER | DISCOVERY SPORT | Land Rover Discovery Sport
    Land Rover | Discovery 4 | Land Rover Discovery: 4
    Land Rover | Evoque | Land Rover Range Rover Evoque
    Land Rover | Range Rover | Land Rover Range Rover
    Land Rover | Range Rover Sport | Land Rover Range Rover Sport
    Land Rover | Range Rover Vogue | Land Rover Range Rover: Vogue
    Range Rover | Sport | Land Rover Range Rover Sport
    Range Rover | Evoque | Land Rover Range Rover Evoque
    Range Rover | Range Rover Velar | Land Rover Range Rover Velar
    Range Rover | Vogue SE | Land Rover Range Rover: Vogue SE
    Land Rover | Defender 110 | Land Rover Defender: 110
    Mini | Cooper | MINI Hatch: Cooper
    MINI | Mini Cooper S | MINI Hatch: Cooper S
    Mini Cooper | S | MINI Hatch: Cooper S
    Mini | Countryman | MINI Countryman
    MINI | Cooper S Countryman | MINI Countryman: Cooper S
    Mini | One | MINI Hatch: One
    Nissan | X Trail | Nissan X-Trail
    Nissan | Qashqai | Nissan Qashqai
    Nissan | Qashqai+2 | Nissan Qashqai+2
    Nissan | Qashqai +2 | Nissan Qashqai+2
    Nissan | Quashqai | Nissan Qashqai
    Nissan | Leaf 40kWh | Nissan Leaf: 40kWh
    Honda | CRV | Honda CR-V
    Honda | CR V | Honda CR-V
    Honda | HR-V | Honda HR-V
    Honda | Civic Type R | Honda Civic: Type R
    Renault | Mégane | Renault Megane
    Renault | Grand Scénic | Renault Grand Scenic
    Renault | 5 | Renault Renault 5
    Renault | Clio Estate | Renault Clio: Estate
    Opel | Corsa-e | Opel Corsa: Corsa-e
    Opel | Crossland | Opel Crossland X
    Opel | Astra GTC | Opel Astra: GTC
    Seat | Leon FR | Seat Leon: FR
    SEAT | Ateca | Seat Ateca
    Seat | Arosa | Seat Arosa
    Cupra | Leon | Cupra Leon
    Tesla | Model3 | Tesla Model 3
    Tesla | 3 | Tesla Model 3
    Tesla | Y | Tesla Model Y
    MG | 4 | MG MG4
    MG | MG 4 EV | MG MG4
    MG | ZS EV | MG ZS: EV
    MG Motor | HS | MG HS
    Volvo | XC 60 | Volvo XC60
    Volvo | V60 Cross Country | Volvo V60 Cross Country
    Volvo | V40 Cross Country | Volvo V40: Cross Country
    Alfa | Giulietta | Alfa Romeo Giulietta
    Ssang Yong | Rexton | SsangYong Rexton
    SSANGYONG | Korando | SsangYong Korando
    KGM | Torres | KGM Torres
    Rolls Royce | Ghost | Rolls-Royce Ghost
    Aston | DB9 | Aston Martin DB9
    Porsche | 911 Carrera | Porsche 911: Carrera
    Porsche | 718 Cayman | Porsche Cayman: 718
    Porsche | Cayenne Coupe | Porsche Cayenne: Coupe
    Jaguar | F Pace | Jaguar F-Pace
    Jaguar | XJ6 | Jaguar XJ: XJ6
    Suzuki | SX4 S-Cross | Suzuki S-Cross
    Suzuki | Vitara | Suzuki Vitara
    Suzuki | Grand Vitara | Suzuki Grand Vitara
    Mitsubishi | Outlander PHEV | Mitsubishi Outlander: PHEV
    Polestar | Polestar 2 | Polestar 2
    Smart | For Two | Smart Fortwo
    smart | #1 | Smart #1
    Saab | 93 | Saab 9-3
    Lynk and Co | 01 | Lynk & Co 01
    Ora | Funky Cat | GWM Ora 03
    Volkswagen Ireland | Touran | Volkswagen Touran
    Ford Focus | Titanium | Ford Focus: Titanium
    Zorg | Fhloston 5 | Zorg Fhloston 5
    Ford | Quantum | Ford Quantum
  `,
  Commercial: `
    Ford | TRANSIT CUSTOM | Ford Transit Custom
    Ford | Transit | Ford Transit
    Ford | Transit 350 L3H2 | Ford Transit: 350 L3H2
    Ford | Transit Connect | Ford Transit Connect
    Ford | Custom | Ford Transit Custom
    VW | T6 | Volkswagen Transporter: T6
    Volkswagen Commercial Vehicles | Caddy Maxi | Volkswagen Caddy Maxi
    Volkswagen | Caddy | Volkswagen Caddy
    Toyota | Landcruiser | Toyota Land Cruiser Commercial
    Toyota | Hi-Ace | Toyota Hiace
    Toyota | Proace | Toyota Proace
    Toyota | Proace City | Toyota Proace City
    Renault | Traffic | Renault Trafic
    Mercedes Benz | Sprinter 314 | Mercedes-Benz Sprinter: 314
    Citroen | Berlingo Van | Citroen Berlingo
    Isuzu | D MAX | Isuzu D-Max
    Nissan | NV 200 | Nissan NV200
    Volvo | FH 500 | Volvo Trucks FH: FH500
    Volvo | XC90 Commercial | Volvo XC90 Commercial
    Scania | R450 | Scania R Series: R450
    Opel | Corsa Van | Opel Corsavan
    Land Rover | Defender 110 | Land Rover Defender Commercial: 110
    Hyundai | i-Load | Hyundai iLoad
    Iveco | Daily 35S14 | Iveco Daily: 35S14
  `,
  Bike: `
    Yamaha | MT07 | Yamaha MT-07
    YAMAHA | YZF R1 | Yamaha YZF-R1
    Yamaha | R1 | Yamaha YZF-R1
    Yamaha | R125 | Yamaha YZF-R125
    Yamha | MT-09 | Yamaha MT-09
    Honda | CB 125 F | Honda CB125F
    Honda | Africa Twin | Honda Africa Twin
    Honda | CRF1100L | Honda CRF1100L Africa Twin
    Honda | Fireblade | Honda CBR1000RR Fireblade
    Honda | CBR600RR | Honda CBR600RR
    Honda | CBR600F | Honda CBR600F
    Honda | PCX 125 | Honda PCX125
    Kawasaki | ZX6R | Kawasaki ZX-6R
    Kawasaki | Ninja 650 | Kawasaki Ninja 650
    Kawasaki | Z900RS | Kawasaki Z900RS
    Kawasaki | Z900 SE | Kawasaki Z900: SE
    Suzuki | GSXR600 | Suzuki GSX-R600
    Suzuki | GSX-R 1000 K5 | Suzuki GSX-R1000: K5
    Suzuki | V-Strom 650XT | Suzuki V-Strom 650: XT
    BMW | R1200GS Adventure | BMW R 1200 GS: Adventure
    BMW | R1250GS | BMW R 1250 GS
    BMW Motorrad | S1000RR | BMW S 1000 RR
    Triumph | Street Triple RS | Triumph Street Triple: RS
    KTM | Duke 390 | KTM 390 Duke
    Harley Davidson | Fatboy | Harley-Davidson Fat Boy
    Harley | Sportster | Harley-Davidson Sportster
    Royal-Enfield | Himalayan | Royal Enfield Himalayan
    CF Moto | 450 MT | CFMOTO 450MT
    Moto-Guzzi | V7 | Moto Guzzi V7
    Vespa | GTS300 | Vespa GTS 300
  `,
};

export interface Spelling {
  channel: Channel;
  make: string;
  model: string;
  /** `Volkswagen Golf: GTI` */
  meant: string;
}

export const spellings: readonly Spelling[] = (['Car', 'Commercial', 'Bike'] as const).flatMap((channel) =>
  written[channel]
    .trim()
    .split('\n')
    .map((line) => {
      const [make = '', model = '', meant = ''] = line.split('|').map((part) => part.trim());
      return { channel, make, model, meant };
    }),
);
