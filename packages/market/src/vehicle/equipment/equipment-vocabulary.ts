/**
 * What a vehicle may have, with the year it appeared, the trim from which it is usual, and how common it is
 * then.
 */
export type EquipmentItem = readonly [name: string, from: number, level: number, share: number];

export interface EquipmentGroup {
  group:
    | 'Comfort'
    | 'Safety and driver aids'
    | 'Sound and phone'
    | 'Outside'
    | 'Practical'
    | 'Charging'
    | 'Work'
    | 'Riding';
  items: readonly EquipmentItem[];
}

// biome-ignore format: reads as a table
export const carEquipment: readonly EquipmentGroup[] = [
  { group: 'Comfort', items: [
    ['Air conditioning', 1996, 0, 0.75], ['Climate control', 2003, 1, 0.5], ['Dual-zone climate control', 2008, 2, 0.5], ['Electric windows', 1992, 0, 0.9], ['Heated front seats', 2008, 2, 0.55], ['Heated rear seats', 2015, 3, 0.3],
    ['Heated steering wheel', 2016, 3, 0.5], ['Leather seats', 1998, 2, 0.4], ['Half-leather seats', 2006, 1, 0.15], ['Sports seats', 2002, 2, 0.25], ['Electric driver seat', 2008, 3, 0.45], ['Memory seats', 2012, 3, 0.25], ['Ventilated seats', 2017, 3, 0.25], ['Lumbar support', 2004, 1, 0.3],
    ['Cruise control', 2006, 1, 0.65], ['Adaptive cruise control', 2016, 2, 0.55], ['Keyless entry', 2012, 2, 0.45], ['Keyless start', 2010, 2, 0.4], ['Push-button start', 2012, 1, 0.45], ['Rain-sensing wipers', 2005, 1, 0.45], ['Automatic headlights', 2005, 1, 0.5], ['Auto-dimming mirror', 2008, 2, 0.4],
    ['Multifunction steering wheel', 2005, 0, 0.6], ['Leather steering wheel', 2000, 1, 0.5], ['Electric handbrake', 2012, 1, 0.4], ['Front armrest', 2002, 1, 0.5], ['Ambient lighting', 2015, 2, 0.35], ['Wireless phone charging', 2018, 2, 0.4], ['Head-up display', 2017, 3, 0.3], ['Electric tailgate', 2014, 3, 0.35],
  ] },
  { group: 'Safety and driver aids', items: [
    ['ABS', 1995, 0, 0.85], ['ESP', 2004, 0, 0.7], ['Airbags', 1995, 0, 0.8], ['ISOFIX', 2004, 0, 0.75], ['Traction control', 2002, 0, 0.6], ['Hill start assist', 2010, 1, 0.45], ['Tyre pressure monitoring', 2014, 0, 0.5], ['Lane keeping assist', 2016, 1, 0.5], ['Blind spot monitor', 2015, 2, 0.45],
    ['Autonomous emergency braking', 2016, 0, 0.55], ['Traffic sign recognition', 2017, 1, 0.4], ['Driver fatigue alert', 2016, 1, 0.3], ['Rear cross-traffic alert', 2017, 2, 0.3], ['Front parking sensors', 2010, 2, 0.4], ['Rear parking sensors', 2005, 1, 0.55], ['Reversing camera', 2013, 1, 0.5], ['360° camera', 2018, 3, 0.4],
    ['Park assist', 2014, 3, 0.35], ['Alarm', 1998, 0, 0.4], ['Immobiliser', 1998, 0, 0.5], ['Central locking', 1994, 0, 0.8], ['Remote central locking', 1999, 0, 0.7],
  ] },
  { group: 'Sound and phone', items: [
    ['Apple CarPlay', 2016, 1, 0.65], ['Android Auto', 2016, 1, 0.65], ['Bluetooth', 2008, 0, 0.75], ['Satellite navigation', 2010, 2, 0.5], ['Touchscreen', 2013, 0, 0.6], ['Digital cockpit', 2018, 2, 0.5], ['DAB radio', 2014, 0, 0.45], ['USB', 2009, 0, 0.6], ['USB-C', 2020, 0, 0.55], ['Aux input', 2005, 0, 0.4], ['CD player', 1996, 0, 0.5],
    ['Premium sound system', 2012, 3, 0.35], ['Voice control', 2014, 1, 0.3], ['Wireless CarPlay', 2021, 2, 0.4],
  ] },
  { group: 'Outside', items: [
    ['Alloy wheels', 1998, 1, 0.75], ['LED headlights', 2016, 1, 0.55], ['Matrix LED headlights', 2019, 3, 0.4], ['Xenon headlights', 2004, 3, 0.25], ['LED daytime running lights', 2011, 1, 0.55], ['Front fog lights', 2000, 1, 0.5], ['Electric mirrors', 1998, 0, 0.6], ['Heated mirrors', 2002, 0, 0.45], ['Power-folding mirrors', 2010, 2, 0.45],
    ['Privacy glass', 2010, 2, 0.45], ['Roof rails', 2008, 1, 0.25], ['Panoramic roof', 2012, 3, 0.3], ['Sunroof', 1995, 3, 0.15], ['Tow bar', 1998, 0, 0.07], ['Rear spoiler', 2004, 2, 0.2], ['Metallic paint', 1998, 0, 0.4], ['Body-coloured bumpers', 1998, 0, 0.35],
  ] },
  { group: 'Practical', items: [['Split folding rear seats', 1996, 0, 0.55], ['Height-adjustable driver seat', 1999, 0, 0.4], ['Spare wheel', 1995, 0, 0.3], ['Floor mats', 2000, 0, 0.3], ['Trip computer', 2003, 0, 0.4], ['Stop/start', 2012, 0, 0.45], ['Drive modes', 2015, 2, 0.4], ['Paddle shift', 2014, 3, 0.3], ['Third-row seats', 2000, 0, 1]] },
  { group: 'Charging', items: [['Type 2 charging cable', 2013, 0, 0.8], ['CCS rapid charging', 2017, 0, 0.85], ['Heat pump', 2018, 1, 0.45], ['Three-pin charging cable', 2013, 0, 0.4], ['Pre-heating timer', 2016, 0, 0.35], ['Vehicle-to-load', 2022, 2, 0.3]] },
];

// biome-ignore format: reads as a table
export const commercialEquipment: readonly EquipmentGroup[] = [
  { group: 'Work', items: [
    ['Ply lining', 1995, 0, 0.5], ['Steel bulkhead', 1995, 0, 0.5], ['Tow bar', 1995, 0, 0.3], ['Roof rack', 1995, 0, 0.18], ['Roof bars', 1995, 0, 0.15], ['Side loading door', 1998, 0, 0.55], ['Twin side doors', 2002, 1, 0.15], ['Rear barn doors', 1998, 0, 0.45], ['Racking', 2000, 1, 0.14], ['Load area lighting', 2008, 0, 0.3],
    ['Load area 12V socket', 2008, 0, 0.25], ['Beacons', 2000, 0, 0.08], ['Ladder rack', 2000, 0, 0.08],
  ] },
  { group: 'Comfort', items: [
    ['Air conditioning', 2000, 1, 0.65], ['Electric windows', 1998, 0, 0.8], ['Cruise control', 2010, 1, 0.55], ['Heated driver seat', 2012, 2, 0.25], ['Multifunction steering wheel', 2010, 0, 0.5], ['Central locking', 1998, 0, 0.8], ['Electric mirrors', 2000, 1, 0.6], ['Overhead storage', 2005, 0, 0.3], ['Armrest', 2005, 0, 0.3], ['Keyless start', 2018, 2, 0.3],
  ] },
  { group: 'Safety and driver aids', items: [['ABS', 1998, 0, 0.75], ['ESP', 2010, 0, 0.6], ['Driver airbag', 2000, 0, 0.7], ['Rear parking sensors', 2008, 1, 0.5], ['Reversing camera', 2014, 2, 0.5], ['Lane keeping assist', 2019, 2, 0.4], ['Hill start assist', 2012, 0, 0.4], ['Immobiliser', 2000, 0, 0.5], ['Deadlocks', 2004, 0, 0.3], ['Speed limiter', 2008, 0, 0.3]] },
  { group: 'Sound and phone', items: [['Bluetooth', 2010, 0, 0.7], ['Apple CarPlay', 2018, 1, 0.6], ['Android Auto', 2018, 1, 0.6], ['Touchscreen', 2016, 1, 0.5], ['Satellite navigation', 2012, 2, 0.3], ['USB', 2010, 0, 0.5], ['DAB radio', 2015, 0, 0.4]] },
  { group: 'Outside', items: [['Alloy wheels', 2004, 2, 0.4], ['Front fog lights', 2004, 1, 0.35], ['LED headlights', 2018, 2, 0.4], ['Body-coloured bumpers', 2006, 2, 0.4], ['Full-size spare wheel', 1998, 0, 0.35]] },
  { group: 'Charging', items: [['Type 2 charging cable', 2014, 0, 0.8], ['CCS rapid charging', 2019, 0, 0.8]] },
];

/** Extras that only some bodies have. */
// biome-ignore format: reads as a table
export const bodyEquipment: Readonly<Record<string, readonly EquipmentItem[]>> = {
  'Pick-up': [['Hardtop canopy', 1998, 1, 0.35], ['Roller cover', 2008, 2, 0.3], ['Load liner', 1998, 0, 0.6], ['Side steps', 2000, 1, 0.5], ['Diff lock', 2004, 1, 0.4], ['Sports bar', 2008, 2, 0.3]],
  'Commercial SUV': [['Side steps', 2004, 1, 0.35], ['Dog guard', 2000, 0, 0.3], ['Leather seats', 2006, 3, 0.4]],
  Refrigerated: [['Fridge unit with overnight standby', 2000, 0, 0.7], ['Strip curtains', 1998, 0, 0.5]],
  'Luton / Box': [['Tail lift', 1998, 0, 0.7], ['Load rails', 1998, 0, 0.5]],
  Tipper: [['Tipping cage', 2000, 0, 0.4], ['Ladder hoop', 1998, 0, 0.4]],
  'Rigid Truck': [['Sleeper cab', 1998, 1, 0.4], ['Tail lift', 1998, 0, 0.4], ['Digital tachograph', 2006, 0, 0.8], ['Air suspension', 1998, 1, 0.5]],
  'Tractor Unit': [['Sleeper cab', 1995, 0, 0.9], ['Digital tachograph', 2006, 0, 0.9], ['Retarder', 2000, 1, 0.4], ['Night heater', 2000, 0, 0.6], ['Twin tanks', 1998, 0, 0.5], ['Fridge', 2005, 1, 0.4], ['Adblue', 2008, 0, 0.6]],
  Curtainsider: [['Tail lift', 1998, 0, 0.4], ['Digital tachograph', 2006, 0, 0.8]],
  Minibus: [['Rear air conditioning', 2004, 1, 0.4], ['Seat belts to all seats', 1998, 0, 0.9], ['Wheelchair access', 2000, 2, 0.3]],
  'Motorhome / Camper': [['Leisure battery', 1998, 0, 0.8], ['Solar panel', 2012, 1, 0.4], ['Awning', 1998, 1, 0.6], ['Gas hob', 1998, 0, 0.7], ['Bike rack', 2000, 0, 0.4]],
  'Recovery / Beavertail': [['Winch', 1998, 0, 0.9], ['Beacons', 1998, 0, 0.9]],
};

// biome-ignore format: reads as a table
export const bikeEquipment: readonly EquipmentGroup[] = [
  { group: 'Riding', items: [
    ['ABS', 2010, 0, 0.7], ['Traction control', 2014, 2, 0.5], ['Riding modes', 2015, 2, 0.5], ['Quickshifter', 2015, 3, 0.45], ['Heated grips', 2004, 2, 0.35], ['Cruise control', 2013, 3, 0.35], ['TFT display', 2017, 2, 0.5], ['LED headlight', 2015, 1, 0.5], ['USB socket', 2014, 1, 0.35], ['Slipper clutch', 2012, 2, 0.3], ['Keyless ignition', 2016, 3, 0.3],
    ['Bluetooth', 2018, 2, 0.35],
  ] },
  { group: 'Practical', items: [['Top box', 1998, 0, 0.22], ['Panniers', 1998, 2, 0.2], ['Luggage rack', 1998, 1, 0.25], ['Centre stand', 1998, 1, 0.2], ['Tall screen', 2000, 1, 0.2], ['Alarm', 2000, 1, 0.25], ['Immobiliser', 2002, 0, 0.4], ['Two keys', 2000, 0, 0.5], ['Tank pad', 2000, 0, 0.2], ['Disc lock included', 2005, 0, 0.1]] },
  { group: 'Outside', items: [['Crash bars', 2000, 2, 0.22], ['Hand guards', 2002, 2, 0.25], ['Tail tidy', 2006, 1, 0.22], ['Aftermarket exhaust', 2000, 1, 0.2], ['Radiator guard', 2008, 2, 0.18], ['Bar-end mirrors', 2010, 2, 0.08], ['LED indicators', 2008, 1, 0.25]] },
  { group: 'Charging', items: [['Removable battery', 2015, 0, 0.5], ['Type 2 charging cable', 2016, 1, 0.4]] },
];
