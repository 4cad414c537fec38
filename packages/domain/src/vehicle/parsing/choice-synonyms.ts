/**
 * Other words for a choice that addresses, forms, REST and feeds all accept, by attribute. Keys are folded:
 * lower case, no spaces. Words only used by feeds are in `feed-value/`.
 */
export const choiceSynonyms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fuel: {
    hybrid: 'Petrol Hybrid',
    petrolelectric: 'Petrol Hybrid',
    hybridpetrol: 'Petrol Hybrid',
    dieselelectric: 'Diesel Hybrid',
    hybriddiesel: 'Diesel Hybrid',
    phev: 'Petrol Plug-in Hybrid',
    pluginhybrid: 'Petrol Plug-in Hybrid',
    ev: 'Electric',
    bev: 'Electric',
    lpg: 'Bi Fuel',
    unleaded: 'Petrol',
  },
  transmission: {
    auto: 'Automatic',
    semiautomatic: 'Automatic',
    semiauto: 'Automatic',
    cvt: 'Automatic',
    dsg: 'Automatic',
  },
  colour: { gray: 'Grey', burgundy: 'Maroon', cream: 'Beige', violet: 'Purple' },
  condition: { demo: 'Demonstrator', exdemo: 'Demonstrator', brandnew: 'New', secondhand: 'Used' },
  drivetrain: {
    fwd: 'Front-wheel drive',
    rwd: 'Rear-wheel drive',
    awd: 'All-wheel drive',
    '4wd': 'All-wheel drive',
    '4x4': 'All-wheel drive',
    fourwheeldrive: 'All-wheel drive',
    '4wheeldrive': 'All-wheel drive',
  },
  body: {
    sedan: 'Saloon',
    cabriolet: 'Convertible',
    peoplecarrier: 'MPV',
    jeep: 'SUV',
    crossover: 'SUV',
    hatch: 'Hatchback',
    // Addresses from when it was read as a body.
    '4x4': 'SUV',
  },
  interior: {
    fabric: 'Cloth',
    textile: 'Cloth',
    partleather: 'Half leather',
    fullleather: 'Leather',
    leatherette: 'Synthetic leather',
    veganleather: 'Synthetic leather',
    suede: 'Alcantara',
  },
  origin: { uk: 'Great Britain', gb: 'Great Britain', ni: 'Northern Ireland', roi: 'Ireland', ie: 'Ireland' },
};
