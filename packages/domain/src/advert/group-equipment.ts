export const equipmentGroups = [
  'Safety and driver aids',
  'Comfort',
  'Sound and phone',
  'Outside',
  'Charging',
  'Practical',
  'Other',
] as const;

export type EquipmentGroupName = (typeof equipmentGroups)[number];

/**
 * Feeds name equipment in their own words, so a group is found by words and not by a list; the first match
 * wins. `Heated mirrors` are outside and `Heated seats` are comfort: narrow rules come before wide ones.
 */
const rules: readonly (readonly [EquipmentGroupName, RegExp])[] = [
  [
    'Charging',
    /\bcharging (?:cable|port)|rapid charg|\bccs\b|chademo|type 2|heat pump|pre-?heat|vehicle-to-|removable battery/i,
  ],
  [
    'Sound and phone',
    /carplay|android auto|bluetooth|nav(?:igation)?\b|touchscreen|radio|\bdab\b|\busb|\baux\b|\bcd\b|sound|speaker|voice|phone|cockpit|\btft\b|hi-?fi|wi-?fi/i,
  ],
  [
    'Outside',
    /mirror|(?<!steering )wheels?$|alloy|headl|lights?$|lights? \(|fog|xenon|\bled\b|roof rails|sunroof|panoramic|privacy glass|spoiler|paint|bumper|tow ?bar|mudguard|crash bars|hand guards|tail tidy|exhaust|radiator guard|side steps|body ?kit|tinted/i,
  ],
  [
    'Safety and driver aids',
    /\babs\b|\besp\b|airbag|isofix|traction|assist|monitor|braking|recognition|alert|sensor|camera|alarm|immobili[sz]er|locking|deadlock|limiter|seat ?belts|stability|tachograph|retarder|beacon|disc lock|\baeb\b/i,
  ],
  [
    'Practical',
    /ply lining|bulkhead|rack|roof bars|loading door|side doors|barn doors|load |tail lift|canopy|roller cover|liner|winch|tipping|ladder|fridge|curtain|dog guard|diff lock|sports bar|wheelchair|awning|solar|hob|leisure|tank|suspension|top box|panniers|split folding|third-row|floor mats|spare|boot|overhead storage/i,
  ],
  [
    'Comfort',
    /air con|climate|seat|steering|cruise|keyless|start|window|wiper|armrest|leather|lumbar|lighting|head-up|tailgate|heater|handbrake|heated|drive modes|riding modes|paddle|trip computer|quickshifter|screen|stand|sleeper/i,
  ],
];

function groupOf(item: string): EquipmentGroupName {
  return rules.find(([, words]) => words.test(item))?.[0] ?? 'Other';
}

export interface EquipmentGroup {
  name: EquipmentGroupName;
  items: readonly string[];
}

/** Equipment in groups that are easy to scan; the order within a group is the seller's. */
export function groupEquipment(equipment: readonly string[] | null): EquipmentGroup[] {
  const unique = [...new Set(equipment ?? [])];
  const groups = Map.groupBy(unique, groupOf);
  return equipmentGroups.flatMap((name) => {
    const items = groups.get(name);
    return items ? [{ name, items }] : [];
  });
}
