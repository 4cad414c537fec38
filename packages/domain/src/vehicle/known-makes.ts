/**
 * The makes of cars, commercials and bikes that are sold in Ireland, new or used, as adverts usually write them. No rule
 * forbids another: this is for where nothing else says how a make is written.
 */
// biome-ignore format: ninety lines of one name each read worse
export const knownMakes: readonly string[] = [
  'Abarth', 'Alfa Romeo', 'Aprilia', 'Aston Martin', 'Audi', 'Austin', 'Benelli', 'Bentley', 'Beta', 'BMW',
  'BYD', 'CFMOTO', 'Chevrolet', 'Chrysler', 'Citroen', 'Cupra', 'Dacia', 'DAF', 'Daihatsu', 'DS', 'Ducati',
  'Ferrari', 'Fiat', 'Ford', 'GasGas', 'GWM', 'Harley-Davidson', 'Honda', 'Husqvarna', 'Hyundai', 'Indian',
  'Infiniti', 'Isuzu', 'Iveco', 'Jaguar', 'Jeep', 'Kawasaki', 'KGM', 'Kia', 'KTM', 'Kymco', 'Lamborghini',
  'Land Rover', 'Leapmotor', 'Lexmoto', 'Lexus', 'MAN', 'Maserati', 'Maxus', 'Mazda', 'Mercedes-Benz', 'MG',
  'MINI', 'Mitsubishi', 'Morris', 'Moto Guzzi', 'MV Agusta', 'Nissan', 'Opel', 'Peugeot', 'Piaggio',
  'Polestar', 'Porsche', 'Renault', 'Renault Trucks', 'Rolls-Royce', 'Rover', 'Royal Enfield', 'Saab',
  'Scania', 'Seat', 'Skoda', 'Smart', 'Subaru', 'Super Soco', 'Suzuki', 'SYM', 'Tesla', 'Toyota', 'Triumph',
  'Vauxhall', 'Vespa', 'Voge', 'Volkswagen', 'Volvo', 'Volvo Trucks', 'XPeng', 'Yamaha', 'Zero', 'Zontes',
];
