import { mix } from '../colour.ts';
import { circle, num, path } from '../svg.ts';
import type { DetailScene } from './scene.ts';

type Point = { x: number; y: number };

interface SpokeDesign {
  /** Offsets in degrees of the spokes inside one repeat, so twin spokes are one design. */
  offsets: readonly number[];
  repeats: number;
  /** Half-widths at the hub and at the rim, as shares of the radius. */
  inner: number;
  outer: number;
}

const designs: readonly [SpokeDesign, ...SpokeDesign[]] = [
  { offsets: [0], repeats: 5, inner: 0.15, outer: 0.17 },
  { offsets: [-11, 11], repeats: 5, inner: 0.06, outer: 0.055 },
  { offsets: [0], repeats: 7, inner: 0.1, outer: 0.085 },
  { offsets: [0], repeats: 10, inner: 0.07, outer: 0.055 },
  { offsets: [-7, 7], repeats: 7, inner: 0.045, outer: 0.036 },
  { offsets: [-14, 0, 14], repeats: 5, inner: 0.045, outer: 0.045 },
];

interface Finish {
  face: string;
  side: string;
  light: string;
}

const finishes: readonly [Finish, ...Finish[]] = [
  { face: '#d3d7db', side: '#6c727a', light: '#f7f9fb' },
  { face: '#c3c8cd', side: '#5a6068', light: '#eef1f4' },
  { face: '#5b6067', side: '#2c3036', light: '#9aa1a9' },
  { face: '#24272c', side: '#121418', light: '#5d646c' },
  { face: '#dfe2e5', side: '#17191d', light: '#ffffff' },
];

const at = (centre: Point, radius: number, degrees: number): Point => ({
  x: centre.x + radius * Math.cos((degrees * Math.PI) / 180),
  y: centre.y + radius * Math.sin((degrees * Math.PI) / 180),
});
const say = (point: Point) => `${num(point.x)} ${num(point.y)}`;

export function drawRim(scene: DetailScene, hub: Point, radius: number): string[] {
  const plain = scene.look.channel === 'Commercial' || (scene.look.year < 2006 && scene.random.next() < 0.35);
  return plain ? drawSteelWheel(scene, hub, radius) : drawAlloy(scene, hub, radius);
}

function drawAlloy({ ink, random, look }: DetailScene, hub: Point, radius: number): string[] {
  const design = random.pick(designs);
  const finish = look.year < 2010 ? finishes[0] : random.pick(finishes);
  const caliper = random.pick(['#4a5057', '#4a5057', '#3a3f45', '#b3222b']);
  const turn = random.between(0, 40);
  const spokes = Array.from({ length: design.repeats }, (_, repeat) =>
    design.offsets.map((offset) => turn + offset + (repeat * 360) / design.repeats),
  ).flat();
  const ringTone = ink.fade(
    [finish.light, finish.face, finish.side],
    [hub.x - radius, hub.y - radius, hub.x + radius, hub.y + radius],
  );
  return [
    circle(hub.x, hub.y, radius, { fill: finish.side }),
    circle(hub.x, hub.y, radius * 0.925, {
      fill: '#17191d',
    }),
    circle(hub.x, hub.y, radius * 0.7, {
      fill: ink.fade(['#a7adb3', '#6f757c', '#474c53'], [hub.x - 180, hub.y - 180, hub.x + 180, hub.y + 180]),
    }),
    circle(hub.x, hub.y, radius * 0.62, {
      fill: 'none',
      stroke: '#8b9198',
      'stroke-width': 3,
      'stroke-opacity': 0.6,
    }),
    circle(hub.x, hub.y, radius * 0.36, { fill: '#33383e' }),
    path(arcBand(hub, radius * 0.5, radius * 0.8, -34, 38), { fill: caliper }),
    path(arcBand(hub, radius * 0.75, radius * 0.8, -34, 38), { fill: '#000000', 'fill-opacity': 0.3 }),
    ...spokes.flatMap((angle) => drawSpoke(hub, radius, angle, design, finish)),
    circle(hub.x + 3, hub.y + 4, radius * 0.945, {
      fill: 'none',
      stroke: finish.side,
      'stroke-width': radius * 0.05,
    }),
    circle(hub.x, hub.y, radius * 0.968, { fill: 'none', stroke: ringTone, 'stroke-width': radius * 0.066 }),
    circle(hub.x, hub.y, radius * 0.27, { fill: finish.side }),
    circle(hub.x - 2, hub.y - 3, radius * 0.26, {
      fill: ink.linear([
        [0, finish.light],
        [0.6, finish.face],
        [1, mix(finish.face, finish.side, 0.6)],
      ]),
    }),
    ...Array.from({ length: 5 }, (_, bolt) => at(hub, radius * 0.185, turn + 36 + bolt * 72)).flatMap(
      (bolt) => [
        circle(bolt.x, bolt.y, radius * 0.04, { fill: '#1b1e22' }),
        circle(bolt.x, bolt.y, radius * 0.024, { fill: '#8a9097' }),
      ],
    ),
    circle(hub.x, hub.y, radius * 0.115, { fill: '#15171b' }),
    circle(hub.x, hub.y, radius * 0.098, {
      fill: ink.fade(['#4a5058', '#1b1e23']),
    }),
    path(
      `M${say(at(hub, radius * 0.972, 190))}A${num(radius * 0.972)} ${num(radius * 0.972)} 0 0 1 ${say(at(hub, radius * 0.972, 268))}`,
      {
        fill: 'none',
        stroke: '#ffffff',
        'stroke-width': 7,
        'stroke-linecap': 'round',
        'stroke-opacity': 0.75,
      },
    ),
  ];
}

/** Each spoke has a face shaded by its position in the light, and a dark flank on the side away from it. */
function drawSpoke(hub: Point, radius: number, angle: number, design: SpokeDesign, finish: Finish): string[] {
  const facing = Math.cos(((angle - 232) * Math.PI) / 180);
  const face = mix(mix(finish.face, finish.side, 0.32), finish.light, 0.42 + 0.4 * facing);
  const shape = (shift: number) => {
    const wide = (share: number, distance: number) => (Math.atan2(share, distance) * 180) / Math.PI;
    const near = wide(design.inner, 0.22);
    const far = wide(design.outer, 0.93);
    const middle = wide(Math.min(design.inner, design.outer) * 0.86, 0.6);
    const p = (distance: number, degrees: number) =>
      say(at({ x: hub.x + shift, y: hub.y + shift }, radius * distance, degrees));
    return `M${p(0.2, angle - near)}Q${p(0.62, angle - middle)} ${p(0.95, angle - far * 1.25)}L${p(0.95, angle + far * 1.25)}Q${p(0.62, angle + middle)} ${p(0.2, angle + near)}Z`;
  };
  const crease = `M${say(at(hub, radius * 0.28, angle))}L${say(at(hub, radius * 0.92, angle))}`;
  return [
    path(shape(7), { fill: finish.side }),
    path(shape(0), { fill: face }),
    ...(design.inner > 0.08
      ? [path(crease, { stroke: mix(face, finish.light, 0.7), 'stroke-width': 4, 'stroke-opacity': 0.7 })]
      : []),
  ];
}

function drawSteelWheel({ ink, random, look }: DetailScene, hub: Point, radius: number): string[] {
  const silver = random.next() < 0.5;
  const [light, face, dark] = silver ? ['#e3e6e9', '#aab0b6', '#60666d'] : ['#666c73', '#3a3f45', '#1b1e22'];
  const holes = look.channel === 'Commercial' ? 8 : 12;
  const tone = ink.fade(
    [light, face, dark],
    [hub.x - radius, hub.y - radius, hub.x + radius, hub.y + radius],
  );
  const turned = ink.fade(
    [dark, face, light],
    [hub.x - radius, hub.y - radius, hub.x + radius, hub.y + radius],
  );
  return [
    circle(hub.x, hub.y, radius, { fill: tone }),
    circle(hub.x, hub.y, radius * 0.92, { fill: turned }),
    circle(hub.x, hub.y, radius * 0.86, { fill: tone }),
    ...Array.from({ length: holes }, (_, hole) => {
      const angle = (hole * 360) / holes;
      return path(arcBand(hub, radius * 0.6, radius * 0.76, angle - 130 / holes, angle + 130 / holes), {
        fill: '#101215',
        stroke: light,
        'stroke-width': 2.5,
        'stroke-opacity': 0.35,
        'stroke-linejoin': 'round',
      });
    }),
    circle(hub.x, hub.y, radius * 0.5, { fill: turned }),
    circle(hub.x, hub.y, radius * 0.46, { fill: tone }),
    ...Array.from({ length: 5 }, (_, bolt) => at(hub, radius * 0.33, 18 + bolt * 72)).flatMap((bolt) => [
      circle(bolt.x, bolt.y, radius * 0.055, { fill: '#1a1d21' }),
      circle(bolt.x - 1, bolt.y - 2, radius * 0.04, { fill: '#8f959c' }),
    ]),
    circle(hub.x, hub.y, radius * 0.2, { fill: '#17191d' }),
    circle(hub.x - 2, hub.y - 3, radius * 0.18, {
      fill: ink.fade(['#5b6168', '#22262b']),
    }),
  ];
}

function arcBand(centre: Point, inner: number, outer: number, from: number, to: number): string {
  return `M${say(at(centre, inner, from))}L${say(at(centre, outer, from))}A${num(outer)} ${num(outer)} 0 0 1 ${say(at(centre, outer, to))}L${say(at(centre, inner, to))}A${num(inner)} ${num(inner)} 0 0 0 ${say(at(centre, inner, from))}Z`;
}
