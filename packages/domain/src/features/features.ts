/** A piece of equipment that people look for. */
export interface Feature {
  name: string;
  /** What sellers and buyers call it, in lower case without hyphens, separated by `|`. The name itself counts. */
  said: string;
  /** A buyer who asks for cruise control also accepts the adaptive one. */
  implies?: string;
}

/**
 * The equipment that searches find. It is read from equipment lists and descriptions; everything else that
 * sellers list can be searched as words.
 */
// biome-ignore format: one feature a line reads as a table
export const features: readonly Feature[] = [
  { name: 'Isofix', said: 'iso fix|isofix points' },
  { name: 'Tow bar', said: 'towbar|towbars|tow hitch|towing bar|tow hook|towing hook|towing hitch' },
  { name: 'Roof rails', said: 'roof rail|roofrails' },
  { name: 'Roof rack', said: 'roof bars|roofrack|ladder rack' },
  // Phone and sound
  { name: 'Apple CarPlay', said: 'carplay|apple car play|car play|wireless carplay|apple carplay and android auto' },
  { name: 'Android Auto', said: 'androidauto' },
  { name: 'Bluetooth', said: 'blue tooth|handsfree|hands free' },
  { name: 'Satellite navigation', said: 'sat nav|satnav|sat navigation|navigation|navigation system|gps navigation|gps' },
  { name: 'Digital cockpit', said: 'virtual cockpit|digital dash|digital dashboard|digital dials|digital instrument cluster' },
  { name: 'Premium sound', said: 'premium sound system|bose|bose sound|harman kardon|harman/kardon|bang and olufsen|bang & olufsen|burmester|meridian sound|meridian|jbl|beats audio' },
  { name: 'Wireless phone charging', said: 'wireless charging|wireless charger|wireless phone charger|qi charging|qi charger|inductive charging|wireless charging pad' },
  { name: 'DAB radio', said: 'dab|dab digital radio|digital radio|dab plus radio' },
  // Seats and climate
  { name: 'Heated seats', said: 'heated seat|heated front seats|heated front seat|heated driver seat|heated drivers seat|heated rear seats|heated leather seats|heated and ventilated seats|heated electric seats|heated sports seats|seat heating|seat heaters' },
  { name: 'Ventilated seats', said: 'cooled seats|ventilated front seats|air conditioned seats' },
  { name: 'Electric seats', said: 'electric seat|electric driver seat|electric drivers seat|power seats|memory seats|electric memory seats|electric front seats' },
  { name: 'Heated steering wheel', said: 'heated wheel|heated leather steering wheel' },
  { name: 'Heated windscreen', said: 'heated front windscreen|quickclear windscreen|quickclear|quick clear windscreen|heated front screen' },
  { name: 'Air conditioning', said: 'air con|aircon|airconditioning|air conditioned|a/c' },
  { name: 'Climate control', said: 'dual zone climate control|dual zone climate|dual climate control|dual climate|automatic climate control|climate|2 zone climate control|3 zone climate control', implies: 'Air conditioning' },
  { name: 'Heat pump', said: 'heatpump' },
  // Driving and parking
  { name: 'Cruise control', said: 'cruise' },
  { name: 'Adaptive cruise control', said: 'adaptive cruise|active cruise control|active cruise|radar cruise control|radar cruise|distronic|smart cruise control|intelligent cruise control', implies: 'Cruise control' },
  { name: 'Parking sensors', said: 'parking sensor|front parking sensors|rear parking sensors|park sensors|reversing sensors|reverse sensors|pdc|park distance control|parking aid' },
  { name: 'Reversing camera', said: 'reverse camera|reversing cam|rear view camera|rearview camera|rear camera|backup camera|parking camera|rear parking camera' },
  { name: '360° camera', said: '360 camera|360 degree camera|surround view camera|surround view|birds eye view camera|birds eye camera|around view monitor|around view camera', implies: 'Reversing camera' },
  { name: 'Park assist', said: 'parking assist|park assistance|self parking|self park|automatic parking|intelligent park assist' },
  { name: 'Blind spot monitor', said: 'blind spot monitoring|blind spot assist|blind spot detection|blind spot alert|blind spot warning|blind spot sensors|blind spot|blis' },
  { name: 'Lane assist', said: 'lane keeping assist|lane keep assist|lane keeping|lane departure warning|lane departure|lane keeping aid|lane assistance' },
  { name: 'Emergency braking', said: 'autonomous emergency braking|automatic emergency braking|auto emergency braking|aeb|emergency brake assist|city safety|city braking|front assist' },
  { name: 'Head-up display', said: 'head up display|heads up display|hud' },
  { name: 'Keyless entry', said: 'keyless|keyless go|keyless access|keyless entry and start|comfort access|smart key|kessy' },
  { name: 'Keyless start', said: 'keyless ignition|push button start|push start|start button|button start' },
  { name: 'Rain-sensing wipers', said: 'rain sensing wipers|rain sensor|rain sensors|automatic wipers|auto wipers|rain sensitive wipers' },
  // Outside
  { name: 'LED headlights', said: 'led headlight|led headlamps|full led headlights|full led|led lights|led front lights' },
  { name: 'Matrix headlights', said: 'matrix led headlights|matrix led|matrix lights|matrix led lights|pixel led headlights|pixel lights|intellilux', implies: 'LED headlights' },
  { name: 'Sunroof', said: 'sun roof|electric sunroof|glass sunroof|moonroof|sliding sunroof' },
  { name: 'Panoramic roof', said: 'panoramic sunroof|panoramic sun roof|panoramic glass roof|panoramic glass sunroof|pan roof|pano roof|panoroof|panoramic|glass roof', implies: 'Sunroof' },
  { name: 'Electric tailgate', said: 'power tailgate|powered tailgate|automatic tailgate|electric boot|power boot|electric bootlid|hands free tailgate' },
  { name: 'Privacy glass', said: 'tinted windows|tinted glass|rear privacy glass|tints|dark glass' },
  { name: 'Folding mirrors', said: 'power folding mirrors|electric folding mirrors|electrically folding mirrors|folding wing mirrors|folding door mirrors|power fold mirrors' },
  { name: 'Spare wheel', said: 'full size spare wheel|full size spare|spare tyre|space saver|space saver wheel|space saver spare wheel' },
  { name: 'Alloy wheels', said: 'alloys|alloy|alloy rims|alloy wheel' },
  // Vans and bikes
  { name: 'Ply lining', said: 'ply lined|plylined|plylining|plywood lined|plywood lining|ply line' },
  { name: 'Heated grips', said: 'heated handlebar grips' },
  { name: 'Panniers', said: 'top box|topbox|side cases|luggage set|hard cases' },
];

export const featureNames: readonly string[] = features.map(({ name }) => name);
