/**
 * Outlines are written as anchors with a heading: the position of the pen and its direction there, in degrees
 * (0 to the rear of the vehicle, 90 up). A fourth number makes a corner: the outgoing heading.
 * Lengths are millimetres of the real vehicle, heights from the ground up.
 */
export type Anchor = readonly [x: number, y: number, heading: number, headingOut?: number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function segment(from: Anchor, to: Anchor): string {
  const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.36;
  const out = radians(from[3] ?? from[2]);
  const into = radians(to[2]);
  const numbers = [
    from[0] + Math.cos(out) * reach,
    from[1] + Math.sin(out) * reach,
    to[0] - Math.cos(into) * reach,
    to[1] - Math.sin(into) * reach,
    to[0],
    to[1],
  ];
  return `C${numbers.map(Math.round).join(' ')}`;
}

const follow = (anchors: readonly Anchor[]): string =>
  anchors
    .slice(1)
    .map((anchor, index) => segment(anchors[index] ?? anchor, anchor))
    .join('');

const start = (anchors: readonly Anchor[]): string => {
  const first = anchors[0];
  return first ? `${Math.round(first[0])} ${Math.round(first[1])}` : '';
};

/** An open curve through the anchors. */
export const curve = (anchors: readonly Anchor[]): string => `M${start(anchors)}${follow(anchors)}`;

/** A closed curve; a straight line joins the last anchor to the first. */
export const shape = (anchors: readonly Anchor[]): string => `${curve(anchors)}Z`;

/** A closed curve between an upper line and a lower one, both written front to rear. */
export function band(upper: readonly Anchor[], lower: readonly Anchor[]): string {
  const back = [...lower].reverse().map(turnRound);
  return `${curve(upper)}L${start(back)}${follow(back)}Z`;
}

function turnRound([x, y, into, out]: Anchor): Anchor {
  return out === undefined ? [x, y, into + 180] : [x, y, out + 180, into + 180];
}

export type Point = readonly [x: number, y: number];

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;

/** The same outline for a longer or taller vehicle. */
export const stretch = (anchors: readonly Anchor[], byX: number, byY: number): Anchor[] =>
  anchors.map(([x, y, into, out]) =>
    out === undefined ? [x * byX, y * byY, into] : [x * byX, y * byY, into, out],
  );

/** A rectangle with rounded corners, in a vehicle's millimetres with y up. */
export function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const right = x + width;
  const top = y + height;
  const corners = [
    `M${Math.round(x + r)} ${Math.round(y)}H${Math.round(right - r)}`,
    `Q${Math.round(right)} ${Math.round(y)} ${Math.round(right)} ${Math.round(y + r)}V${Math.round(top - r)}`,
    `Q${Math.round(right)} ${Math.round(top)} ${Math.round(right - r)} ${Math.round(top)}H${Math.round(x + r)}`,
    `Q${Math.round(x)} ${Math.round(top)} ${Math.round(x)} ${Math.round(top - r)}V${Math.round(y + r)}`,
  ];
  return `${corners.join('')}Q${Math.round(x)} ${Math.round(y)} ${Math.round(x + r)} ${Math.round(y)}Z`;
}
