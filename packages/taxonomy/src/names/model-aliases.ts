import type { Channel } from '@forecourt/domain';

/**
 * Another spelling of a model: `Written=Model`, or `Written=Model=words` if part of it belongs to the
 * version.
 */
type AliasTable = Readonly<Record<string, string>>;

// biome-ignore format: one make a line
const cars: AliasTable = {
  Abarth: 'Fiat 500=500|595C=595=595C|500C=500=500C|Punto Evo=Punto=Evo',
  'Alfa Romeo': 'Guilia=Giulia|Guilietta=Giulietta',
  Audi: 'Q4=Q4 e-tron|Q6=Q6 e-tron|Q4 Sportback=Q4 e-tron=Sportback|Q4 Sportback e-tron=Q4 e-tron=Sportback|Q4 e-tron Sportback=Q4 e-tron=Sportback|Q3 S/back=Q3 Sportback|Q3SB=Q3 Sportback|TT Coupe=TT=Coupe|TT Roadster=TT=Roadster|Allroad=A6 Allroad|e tron Sportback=e-tron=Sportback|RS3 Sportback=RS3=Sportback|A5SB=A5=Sportback',
  BMW: 'X3 M Sport=X3=M Sport|X4 M Sport=X4=M Sport|X5 M Sport=X5=M Sport|X6 M Sport=X6=M Sport|1 Series M Sport=1 Series=M Sport|Active Tourer=2 Series Active Tourer|Gran Tourer=2 Series Gran Tourer|2 Series AT=2 Series Active Tourer|2 Series GT=2 Series Gran Tourer|3 Series GT=3 Series Gran Turismo|5 Series GT=5 Series Gran Turismo|6 Series GT=6 Series Gran Turismo',
  BYD: 'Dolphin EV=Dolphin|Seal U DM-i=Seal U=DM-i|Sealion=Sealion 7|Seal EV=Seal',
  Citroen: 'C4 Grand Picasso=Grand C4 Picasso|Grand Picasso=Grand C4 Picasso|Picasso=C4 Picasso|Picasso C4=C4 Picasso|e-C4=C4=e-C4|e-C4 X=C4 X=e-C4 X|e-C3=C3=e-C3|e-Berlingo=Berlingo=e-Berlingo|e-C3 Aircross=C3 Aircross=e-C3|e-SpaceTourer=SpaceTourer=e-SpaceTourer|Berlingo Multispace=Berlingo=Multispace|Cactus=C4 Cactus',
  Cupra: 'Seat Leon=Leon|Seat Ateca=Ateca',
  Dacia: 'Stepway=Sandero Stepway|Logan Estate=Logan MCV',
  DS: '3=DS 3|4=DS 4|5=DS 5|7=DS 7|9=DS 9|DS3 Crossback=DS 3=Crossback|DS 7 Crossback=DS 7=Crossback|3 Crossback=DS 3=Crossback|7 Crossback=DS 7=Crossback',
  Fiat: '500C=500=500C|500e=500=500e|500 Electric=500=500e|Grande Punto=Punto=Grande Punto|Punto Evo=Punto=Evo|Punto Grande=Punto=Grande Punto|500L MPW=500L=MPW|500 Living=500L=Living|600e=600=600e|Panda 4x4=Panda=4x4|Gran Punto=Punto=Grande Punto|Doblo Combi=Doblo=Combi',
  Ford: 'Mach-E=Mustang Mach-E|Mustang E=Mustang Mach-E|Focus C-Max=C-Max|C-Max Grand=Grand C-Max|Connect=Tourneo Connect|Explorer EV=Explorer|Capri EV=Capri|Focus Estate=Focus=Estate|Kuga PHEV=Kuga=PHEV|Transit Tourneo=Tourneo Custom|Grand Tourneo Connect=Tourneo Connect=Grand|Fusion+=Fusion',
  GWM: 'Funky Cat=Ora 03|Ora Funky Cat=Ora 03|03=Ora 03|07=Ora 07|Good Cat=Ora 03|Ora=Ora 03',
  Honda: 'Type R=Civic=Type R|Honda e=e|Civic Tourer=Civic=Tourer|Jazz Crosstar=Jazz=Crosstar|CRV Hybrid=CR-V=Hybrid',
  Hyundai: 'i20 N Line=i20=N Line|i30 N Line=i30=N Line|Kona N Line=Kona=N Line|Ioniq EV=Ioniq=Electric|Ioniq Electric=Ioniq=Electric|Ioniq Hybrid=Ioniq=Hybrid|Ioniq Plug-in=Ioniq=Plug-in|Kona EV=Kona=Electric|Inster EV=Inster|Tuscon=Tucson',
  Jaguar: 'XJ6=XJ=XJ6|XJ8=XJ=XJ8|XJR=XJ=XJR|XJL=XJ=L|XFR=XF=XFR|XF-S=XF=S|XF Sportbrake=XF=Sportbrake|X Type Estate=X-Type=Estate|FPace SVR=F-Pace=SVR|I Pace EV400=I-Pace=EV400|Mk2=Mark 2',
  Jeep: 'Wrangler Unlimited=Wrangler=Unlimited|Compass 4xe=Compass=4xe',
  KGM: 'Ssangyong Rexton=Rexton|Ssangyong Tivoli=Tivoli|Torres EVX=Torres=EVX|Ssangyong Korando=Korando',
  Kia: 'Ceed SW=Ceed=SW|Ceed Sportswagon=Ceed=Sportswagon|Ceed GT=Ceed=GT|e-Niro=Niro=e-Niro|Niro EV=Niro=EV|e-Soul=Soul=e-Soul|Soul EV=Soul=EV|Sportage GT=Sportage=GT|Carens MPV=Carens',
  'Land Rover': 'Evoque=Range Rover Evoque|Velar=Range Rover Velar|Sport=Range Rover Sport|RR=Range Rover|RR Sport=Range Rover Sport|RR Evoque=Range Rover Evoque|RR Velar=Range Rover Velar|RRS=Range Rover Sport|Range Evoque=Range Rover Evoque|Range Sport=Range Rover Sport|Range=Range Rover|Rangie=Range Rover|Vogue=Range Rover=Vogue|Autobiography=Range Rover=Autobiography|Range Rover Evoque Convertible=Range Rover Evoque=Convertible|Disco=Discovery|Disco Sport=Discovery Sport|Range Rover SP=Range Rover Sport|90=Defender=90|110=Defender=110|130=Defender=130|LR3=Discovery=LR3|LR4=Discovery=LR4|LR2=Freelander=LR2|L405=Range Rover=L405|L494=Range Rover Sport=L494|Range Rover Sports=Range Rover Sport|Range Rover L=Range Rover=LWB|Defender 90=Defender=90|Defender 110=Defender=110',
  Lexus: 'IS F Sport=IS=F Sport|RC F Sport=RC=F Sport',
  Mazda: 'Mazda 2 Hybrid=2=Hybrid|MX5 RF=MX-5=RF|MX5 Miata=MX-5=Miata|Miata=MX-5|Eunos=MX-5=Eunos|Roadster=MX-5=Roadster',
  'Mercedes-Benz': 'ML=M-Class=ML|ML-Class=M-Class=ML|M Klasse=M-Class|CLA Shooting Brake=CLA-Class=Shooting Brake|GLC Coupe=GLC-Class=Coupe|GLE Coupe=GLE-Class=Coupe|C Class Coupe=C-Class=Coupe|E Class Coupe=E-Class=Coupe|GLC EV=GLC-Class=Electric|GT=AMG GT|GT-S=AMG GT=GT S|AMG=AMG GT|SLC=SLC-Class|190E=190=190E|190D=190=190D|E-Class All-Terrain=E-Class=All-Terrain|EQE SUV=EQE=SUV|EQS SUV=EQS=SUV|Citan Tourer=Citan=Tourer',
  MG: '3=MG3|4=MG4|5=MG5|MG4 EV=MG4|4 EV=MG4|5 EV=MG5|MG5 EV=MG5|ZS EV=ZS=EV|EZS=ZS=EV|MG ZS EV=ZS=EV|HS PHEV=HS=PHEV|B=MGB|F=MGF|A=MGA|MG S5=S5 EV|S5=S5 EV|MGS5 EV=S5 EV|MG TF=TF|B GT=MGB=GT|MGB GT=MGB=GT|B Roadster=MGB=Roadster|EHS=HS=PHEV|MGHS=HS|MGZS=ZS|XPower=MG4=XPower',
  MINI: 'Mini=Hatch|Hatchback=Hatch|Cooper=Hatch=Cooper|Cooper S=Hatch=Cooper S|Cooper D=Hatch=Cooper D|Cooper SD=Hatch=Cooper SD|Cooper E=Hatch=Cooper E|Cooper SE=Hatch=Cooper SE|Cooper C=Hatch=Cooper C|Cooper Electric=Hatch=Cooper Electric|Electric=Hatch=Electric|One=Hatch=One|One D=Hatch=One D|First=Hatch=First|John Cooper Works=Hatch=John Cooper Works|JCW=Hatch=John Cooper Works|3-Door Hatch=Hatch=3-Door|5-Door Hatch=Hatch=5-Door|Hatch 5 Door=Hatch=5-Door|Hatch 3 Door=Hatch=3-Door|Cabrio=Convertible|Cabriolet=Convertible|Cooper Convertible=Convertible=Cooper|Cooper S Convertible=Convertible=Cooper S|Cooper Countryman=Countryman=Cooper|Cooper S Countryman=Countryman=Cooper S|Cooper D Countryman=Countryman=Cooper D|Cooper Clubman=Clubman=Cooper|Cooper S Clubman=Clubman=Cooper S|Cooper D Clubman=Clubman=Cooper D|One Countryman=Countryman=One|One Clubman=Clubman=One|Ray=Hatch=Ray|Cooper S E Countryman=Countryman=Cooper S E|Countryman PHEV=Countryman=PHEV',
  Mitsubishi: 'Lancer Evo=Evo|Lancer Evolution=Evo|Evolution=Evo|Outlander PHEV=Outlander=PHEV|Montero=Pajero|Eclipse=Eclipse Cross',
  Nissan: 'Qashqai 2=Qashqai+2|Qashqai N-Connecta=Qashqai=N-Connecta|e-NV200=e-NV200 Combi|Leaf e+=Leaf=e+|Leaf EV=Leaf|Qashquai=Qashqai|Quashqai=Qashqai|Qashai=Qashqai|Quashqui=Qashqai|Quashquai=Qashqai|Cashcai=Qashqai|Kashkai=Qashqai|Xtrail e-Power=X-Trail=e-Power|Skyline GT-R=Skyline=GT-R|Juke-R=Juke=R',
  Opel: 'Crossland=Crossland X|Grandland=Grandland X|Corsa-e=Corsa=Corsa-e|Corsa Electric=Corsa=Electric|Mokka-e=Mokka=Mokka-e|Mokka Electric=Mokka=Electric|Zafira Tourer=Zafira=Tourer|Zafira C=Zafira=C|Astra GTC=Astra=GTC|Astra Estate=Astra=Estate|Astra Sports Tourer=Astra=Sports Tourer|Insignia Sports Tourer=Insignia=Sports Tourer|Insignia Grand Sport=Insignia=Grand Sport|Astra-e=Astra=Electric|Astra Van=Astra=Van|Frontera Electric=Frontera=Electric|Grandland Electric=Grandland X=Electric',
  Peugeot: 'e-208=208=e-208|e-2008=2008=e-2008|e-308=308=e-308|e-3008=3008=e-3008|e-5008=5008=e-5008|e-408=408=e-408|e-Rifter=Rifter=e-Rifter|208e=208=e-208|2008e=2008=e-2008|208 Electric=208=e-208|2008 Electric=2008=e-2008|207CC=207=CC|206CC=206=CC|307CC=307=CC|308CC=308=CC|207SW=207=SW|307SW=307=SW|308SW=308=SW|407SW=407=SW|508SW=508=SW|508RXH=508=RXH|Tepee=Partner Tepee|Partner Teepee=Partner Tepee|208GTi=208=GTi|RCZR=RCZ=R|205 GTi=205=GTi',
  Polestar: 'Polestar 2=2|P2=2|P3=3|P4=4',
  Porsche: '718 Boxster=Boxster=718|718 Cayman=Cayman=718|Boxster 718=Boxster=718|Cayman 718=Cayman=718|Carrera=911=Carrera|911 Carrera=911=Carrera|991=911=991|992=911=992|996=911=996|997=911=997|964=911=964|993=911=993|Turbo=911=Turbo|GT3=911=GT3|Targa=911=Targa|Cayenne Coupe=Cayenne=Coupe|Macan Electric=Macan=Electric|Taycan Cross Turismo=Taycan=Cross Turismo',
  Renault: '5=Renault 5|4=Renault 4|R5=Renault 5|R4=Renault 4|5 E-Tech=Renault 5=E-Tech|4 E-Tech=Renault 4=E-Tech|Renault 5 E-Tech=Renault 5=E-Tech|Megane Coupe=Megane=Coupe|Megane EV=Megane E-Tech|Megane Electric=Megane E-Tech|Scenic Electric=Scenic E-Tech|Scenic Grand=Grand Scenic|Grand Megane=Grand Scenic|Megane Scenic=Scenic|Megane CC=Megane=CC|Clio RS=Clio=RS|Captur E-Tech=Captur=E-Tech|Zoe R110=Zoe=R110',
  Seat: 'Leon ST=Leon=ST|Ibiza ST=Ibiza=ST|Mii Electric=Mii=Electric|Leon Estate=Leon=Estate',
  Skoda: 'Octavia Combi=Octavia=Combi|Octavia Estate=Octavia=Estate|Octavia vRS=Octavia=vRS|Superb Combi=Superb=Combi|Enyaq iV=Enyaq=iV|Enyaq Coupe iV=Enyaq Coupe=iV|Enyaq iV Coupe=Enyaq Coupe=iV|Citigo-e=Citigo=e iV|Citigo e iV=Citigo=e iV|Rapid Spaceback=Rapid=Spaceback|Spaceback=Rapid=Spaceback|Yeti Outdoor=Yeti=Outdoor|Kodiac=Kodiaq|Karok=Karoq|Superb iV=Superb=iV',
  Smart: 'Smart 1=#1|Smart 3=#3|Smart 5=#5|EQ Fortwo=Fortwo=EQ|EQ Forfour=Forfour=EQ|Fortwo EQ=Fortwo=EQ|City=Fortwo|Fortwo Coupe=Fortwo=Coupe|Fortwo Cabrio=Fortwo=Cabrio|Hashtag One=#1|Hashtag Three=#3',
  Subaru: 'WRX STI=WRX=STI|Impreza WRX=Impreza=WRX|Legacy Outback=Outback|XV Crosstrek=Crosstrek',
  Suzuki: 'SX4 S-Cross=S-Cross|Swift Sport=Swift=Sport|S-Cross Hybrid=S-Cross=Hybrid',
  Tesla: '3=Model 3|S=Model S|X=Model X|Y=Model Y|Model III=Model 3',
  Toyota: 'Prius V=Prius Plus|Prius Alpha=Prius Plus|Prius Plug-in=Prius=Plug-in|Prius PHV=Prius=PHV|Prius C=Aqua|Land Cruisier=Land Cruiser|Landcrusier=Land Cruiser|LC=Land Cruiser|Rav=RAV4|Rav 4 Hybrid=RAV4=Hybrid|Supra GR=GR Supra|Yaris GR=GR Yaris|Aygo X Play=Aygo=x-play|Aygo X Clusiv=Aygo=x-clusiv|Aygo X Cite=Aygo=x-cite|Aygo X Pression=Aygo=x-pression|Aygo X Trend=Aygo=x-trend|Aygo X Pose=Aygo=x-pose|Corolla Axio Hybrid=Corolla Axio=Hybrid|Axio=Corolla Axio|Fielder=Corolla Fielder|Corolla Hybrid=Corolla=Hybrid|Yaris Hybrid=Yaris=Hybrid|Auris Hybrid=Auris=Hybrid|Avensis Tourer=Avensis=Tourer|Auris Touring Sports=Auris=Touring Sports|Proace Verso City=Proace City Verso|Prado=Land Cruiser Prado|Verso S=Verso=S',
  Volkswagen: 'e-Golf=Golf=e-Golf|Golf-e=Golf=e-Golf|e-up!=up!=e-up!|Golf GTI=Golf=GTI|Golf GTE=Golf=GTE|Golf R=Golf=R|Golf GTD=Golf=GTD|Golf Variant=Golf=Variant|Golf Estate=Golf=Estate|Golf Alltrack=Golf=Alltrack|Golf Sportsvan=Golf SV|Sportsvan=Golf SV|GTI=Golf=GTI|Passat CC=CC|Passat Alltrack=Passat=Alltrack|Passat GTE=Passat=GTE|Passat Variant=Passat=Variant|Passat Estate=Passat=Estate|New Beetle=Beetle=New Beetle|Buzz=ID. Buzz|Allspace=Tiguan Allspace|Up Move=up!=Move|T-Roc Cabriolet=T-Roc=Cabriolet|Polo GTI=Polo=GTI|Tourag=Touareg|Toureg=Touareg|Tourareg=Touareg|Jetta GT=Jetta=GT|Sirocco=Scirocco|Campervan=Camper|ID 4 GTX=ID.4=GTX|Shuttle=Caravelle|ID Buzz LWB=ID. Buzz=LWB',
  Volvo: 'XC90 T8=XC90=T8|V40 Cross Country=V40=Cross Country|V60CC=V60 Cross Country|V90CC=V90 Cross Country|XC40 Recharge=XC40=Recharge|C40 Recharge=C40=Recharge|XC60 Recharge=XC60=Recharge|V40 CC=V40=Cross Country|XC 40 Pure Electric=XC40=Recharge',
  'Aston Martin': 'V8 Vantage=Vantage=V8|V12 Vantage=Vantage=V12',
  Bentley: 'GT=Continental GT|Conti GT=Continental GT|GTC=Continental GT=GTC|Continental GTC=Continental GT=GTC|Continental Flying Spur=Flying Spur',
  Chrysler: '300=300C',
  Omoda: '5=Omoda 5|9=Omoda 9|E5=Omoda 5=E5',
  Jaecoo: '5=Jaecoo 5|7=Jaecoo 7|J7=Jaecoo 7|J5=Jaecoo 5|E5=Jaecoo 5=E5',
  Caterham: '7=Seven|Super Seven=Seven',
  SsangYong: 'Rexton W=Rexton=W|Tivoli XLV=XLV|Musso Rhino=Musso=Rhino',
};

// biome-ignore format: one make a line
const commercials: AliasTable = {
  Citroen: 'e-Berlingo=Berlingo=e-Berlingo|e-Dispatch=Dispatch=e-Dispatch|e-Relay=Relay=e-Relay|Berlingo Van=Berlingo|Dispatch Van=Dispatch',
  Fiat: 'Doblo Cargo=Doblo|Fiorino Cargo=Fiorino|e-Doblo=Doblo=e-Doblo|e-Ducato=Ducato=e-Ducato|e-Scudo=Scudo=e-Scudo',
  Ford: 'Custom=Transit Custom|E-Transit=Transit=E-Transit|E-Transit Custom=Transit Custom=E-Transit|E-Transit Courier=Transit Courier=E-Transit|Transit Van=Transit|Transit Tipper=Transit=Tipper|Transit Minibus=Transit=Minibus|Transit Kombi=Transit=Kombi|Tourneo Custom=Transit Custom=Tourneo|Tourneo Connect=Transit Connect=Tourneo|Wildtrak=Ranger=Wildtrak|Raptor=Ranger=Raptor|Transit Luton=Transit=Luton|Fiesta Commercial=Fiesta Van',
  Hyundai: 'H1=iLoad=H1',
  Isuzu: 'N35=N Series=N35|N75=N Series=N75|Grafter N35=Grafter=N35',
  Iveco: '35S=Daily=35S|35C=Daily=35C|50C=Daily=50C|70C=Daily=70C|75E=Eurocargo=75E|35 S 14=Daily=35S14',
  'Land Rover': 'Defender=Defender Commercial|Defender 90=Defender Commercial=90|Defender 110=Defender Commercial=110|Defender 130=Defender Commercial=130|Discovery Crew=Discovery Commercial=Crew|Range Rover Sport=Range Rover Sport Commercial',
  'Mercedes-Benz': 'Sprinter Van=Sprinter|Vito Van=Vito|eCitan=Citan=eCitan|X Class Pickup=X-Class',
  Nissan: 'Primastar Van=Primastar|Navara NP300=Navara=NP300|NP300 Navara=Navara=NP300',
  Opel: 'Combo Cargo=Combo=Cargo|Combo-e=Combo=Electric|Vivaro-e=Vivaro=Electric|Movano-e=Movano=Electric|Corsa=Corsavan|Astra=Astravan',
  Peugeot: 'Partner Van=Partner|e-Boxer=Boxer=e-Boxer|Expert Van=Expert',
  Renault: 'Traffic=Trafic|Traffic Van=Trafic|Kangoo ZE=Kangoo=Z.E.|Kangoo Maxi=Kangoo=Maxi|Master Van=Master|Kango=Kangoo|Clio Commercial=Clio Van|Megane Commercial=Megane Van',
  Toyota: 'Land Cruiser=Land Cruiser Commercial|Landcruiser Comm=Land Cruiser Commercial|Land Cruisier=Land Cruiser Commercial|LC Commercial=Land Cruiser Commercial|Proace Van=Proace|Corolla Van=Corolla Commercial|Yaris Van=Yaris Commercial|RAV4 Van=RAV4 Commercial',
  Volkswagen: 'T4=Transporter=T4|T5=Transporter=T5|T5.1=Transporter=T5.1|T6=Transporter=T6|T6.1=Transporter=T6.1|T7=Transporter=T7|T28=Transporter=T28|T30=Transporter=T30|T32=Transporter=T32|T5 Transporter=Transporter=T5|T6 Transporter=Transporter=T6|T6.1 Transporter=Transporter=T6.1|Maxi Caddy=Caddy Maxi|Caddy Van=Caddy|Caddy Cargo=Caddy=Cargo|e-Crafter=Crafter=e-Crafter|e-Transporter=Transporter=e-Transporter|Buzz Cargo=ID. Buzz Cargo|ID Buzz=ID. Buzz Cargo|Golf Commercial=Golf Van|Tiguan Van=Tiguan Commercial|Touareg Van=Touareg Commercial|Transporter Kombi=Transporter=Kombi',
};

// biome-ignore format: one make a line
const bikes: AliasTable = {
  BMW: 'GS=R 1250 GS|1200GS=R 1200 GS|1250GS=R 1250 GS|1300GS=R 1300 GS|1150GS=R 1150 GS|R1200GSA=R 1200 GS=Adventure|R1250GSA=R 1250 GS=Adventure|R1200GS LC=R 1200 GS=LC|R9T=R nineT|NineT=R nineT|1000RR=S 1000 RR|F800=F 800 GS|R1200RT LC=R 1200 RT=LC|K1600GTL=K 1600 GT=GTL|K1600=K 1600 GT|R12 nineT=R 12=nineT',
  Ducati: 'Monster 696=Monster=696|Monster 821=Monster=821|Scrambler Icon=Scrambler=Icon|Pannigale V4=Panigale V4',
  'Harley-Davidson': '883=Sportster 883|XL883=Sportster 883|XL883N=Sportster 883=XL883N|XL1200=Sportster 1200|1200 Sportster=Sportster 1200|883 Sportster=Sportster 883|Sportster Iron 883=Iron 883|XL 883 N Iron=Iron 883|FLSTF Fat Boy=Fat Boy=FLSTF|Pan American=Pan America|48=Forty-Eight',
  Honda: 'Fireblade=CBR1000RR Fireblade|CBR1000RR=CBR1000RR Fireblade|CBR1000RR-R=CBR1000RR Fireblade=RR-R|CBR1000=CBR1000RR Fireblade|CBR900RR=CBR900RR Fireblade|CRF1100L=CRF1100L Africa Twin|CRF1000L=CRF1000L Africa Twin|CRF1100=CRF1100L Africa Twin|CRF1000=CRF1000L Africa Twin|Gold Wing=GL1800 Gold Wing|GL1800=GL1800 Gold Wing|Grom=MSX125 Grom|MSX125=MSX125 Grom|C125=Super Cub C125|Super Cub 125=Super Cub C125|Rebel=CMX500 Rebel|Rebel 500=CMX500 Rebel|CMX500=CMX500 Rebel|CB600=CB600F Hornet|CB600 Hornet=CB600F Hornet|Hornet 600=CB600F Hornet|Hornet 750=CB750 Hornet|Hornet 1000=CB1000 Hornet|Transalp=XL750 Transalp|XL750=XL750 Transalp|Pan European=ST1300 Pan European|ST1300=ST1300 Pan European|Blackbird=CBR1100XX Blackbird|PCX=PCX125|Vision=Vision 110|SH125=SH125i|XADV 750=X-ADV|NC750=NC750X|Z125 Monkey=Monkey|Monkey 125=Monkey|NSS350=Forza 350|NSS125=Forza 125|Forza=Forza 350|Dax=ST125 Dax|CBF125M=CBF125=M',
  Kawasaki: 'Ninja ZX-6R=ZX-6R|Ninja ZX-10R=ZX-10R|ER6F=ER-6=F|ER6N=ER-6=N|Versys=Versys 650|KLE650=Versys 650=KLE650|Vulcan=Vulcan S|Vulcan 650=Vulcan S|EN650=Vulcan S=EN650|EX650=Ninja 650=EX650|EX400=Ninja 400=EX400|KX250F=KX250=F',
  KTM: 'Duke 125=125 Duke|Duke 390=390 Duke|Duke 690=690 Duke|Duke 790=790 Duke|Duke 890=890 Duke|Duke 990=990 Duke|Super Duke=1290 Super Duke|Superduke 1290=1290 Super Duke|Super Adventure=1290 Super Adventure|Adventure 390=390 Adventure|Adventure 790=790 Adventure|Adventure 890=890 Adventure|EXC 300=300 EXC|SX 85=85 SX|EXC-F 250=250 EXC-F|EXC-F 350=350 EXC-F|SXF 450=450 SX-F|SMC-R=690 SMC R|RC 125 R=RC 125',
  'Royal Enfield': 'Himalayan 411=Himalayan|GT 650=Continental GT 650|Interceptor INT 650=Interceptor 650|INT650=Interceptor 650|Hunter=Hunter 350|HNTR 350=Hunter 350|Super Meteor=Super Meteor 650|Guerilla 450=Guerrilla 450',
  Suzuki: 'DL650=V-Strom 650=DL650|DL 650 V-Strom=V-Strom 650|DL1050=V-Strom 1050=DL1050|DL1000=DL1000 V-Strom|V Strom=V-Strom 650|V-Strom 650XT=V-Strom 650=XT|GSF600=Bandit 600=GSF600|GSF1200=Bandit 1200=GSF1200|GSF600 Bandit=Bandit 600=GSF600|GSF650=Bandit 650=GSF650|Bandit GSF600=Bandit 600=GSF600|GSX1300R Hayabusa=Hayabusa|GSX-R1300=Hayabusa|SV650S=SV650=S|SV650X=SV650=X|GSXR=GSX-R600|Van Van=RV125 VanVan|UH125 Burgman=Burgman 125|UH125=Burgman 125|Gladius=SFV650 Gladius',
  Triumph: 'Bonnie=Bonneville|T120=Bonneville T120|Street Triple 765=Street Triple=765|Street Triple 675=Street Triple=675|Street Triple R=Street Triple=R|Street Triple RS=Street Triple=RS|Speed Triple 1200=Speed Triple=1200|Tiger 800XC=Tiger 800=XC|Tiger 800 XRX=Tiger 800=XRX',
  Vespa: 'GTS 300 Super=GTS 300=Super|Piaggio GTS 300=GTS 300',
  Yamaha: 'R1=YZF-R1|R1M=YZF-R1=R1M|R3=YZF-R3|R6=YZF-R6|R7=YZF-R7|R9=YZF-R9|R125=YZF-R125|YZF 125=YZF-R125|YZF R125A=YZF-R125|Tenere=Tenere 700|XTZ700=Tenere 700=XTZ700|XTZ690=Tenere 700=XTZ690|XT 700 Tenere=Tenere 700|Nmax=NMAX 125|GPD125=NMAX 125=GPD125|Xmax=XMAX 300|Tmax 530=TMAX=530|Tmax 560=TMAX=560|FZ6 S2=FZ6 Fazer|FZ6N=FZ6 Fazer=N|XT660X=XT660=X|XT660R=XT660=R|XT660Z=XT660=Z Tenere|MT-10SP=MT-10=SP|MT-09SP=MT-09=SP|YBR=YBR125|FJR=FJR1300|FJR 1300 AE=FJR1300=AE',
};

/** One line of a table: the spelling, the model, and the part that goes to the version. */
export interface ModelAlias {
  written: string;
  model: string;
  rest: string;
}

const byChannel: Record<Channel, AliasTable> = { Car: cars, Commercial: commercials, Bike: bikes };

export function modelAliasesOf(channel: Channel, make: string): ModelAlias[] {
  const lines = byChannel[channel][make];
  if (lines === undefined) return [];
  return lines.split('|').map((line) => {
    const [written = '', model = '', rest = ''] = line.split('=');
    return { written, model, rest };
  });
}

/** The makes that have any, for the test that every alias leads to a known model. */
export function makesWithAliases(channel: Channel): string[] {
  return Object.keys(byChannel[channel]);
}
