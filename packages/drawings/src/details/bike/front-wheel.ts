import { circle, group, num, path, rect } from '../../svg.ts';
import { type DetailScene, softShadow, vignette } from '../scene.ts';
import { drawBackdrop } from './backdrop.ts';

const hub = { x: 560, y: 500 };

/** Front wheel, fork, drilled disc and caliper, from the side. */
export function drawFrontWheel(scene: DetailScene): string[] {
  return [
    ...drawBackdrop(scene, 740),
    ...drawTyre(scene),
    ...drawSpokes(scene),
    ...drawDisc(scene),
    ...drawFork(scene),
    vignette(scene.ink, 0.16),
  ];
}

const polar = (radius: number, degrees: number) =>
  `${num(hub.x + radius * Math.cos((degrees * Math.PI) / 180))} ${num(hub.y + radius * Math.sin((degrees * Math.PI) / 180))}`;

function drawTyre({ ink }: DetailScene): string[] {
  const { x, y } = hub;
  const treads = Array.from(
    { length: 30 },
    (_, tread) => `M${polar(368, tread * 12)}L${polar(338, tread * 12 + 7)}`,
  );
  return [
    softShadow(ink, [x, 868, 280, 34], 0.8),
    ...[
      [326, 88, '#1b1e21'],
      [311, 36, '#24282c'],
      [311, 18, '#2e3338'],
      [364, 12, '#0c0d0f'],
      [288, 12, '#121417'],
    ].map(([radius, width, tone]) =>
      circle(x, y, Number(radius), { fill: 'none', stroke: tone, 'stroke-width': width }),
    ),
    path(treads.join(''), { stroke: '#0a0b0c', 'stroke-width': 7 }),
    path(`M${polar(330, 198)}A330 330 0 0 1 ${polar(330, 262)}`, {
      fill: 'none',
      stroke: '#9aa2a9',
      'stroke-width': 12,
      'stroke-opacity': 0.2,
      'stroke-linecap': 'round',
    }),
    circle(x, y, 272, {
      fill: 'none',
      stroke: ink.linear([
        [0, '#8b9299'],
        [0.4, '#3d4349'],
        [1, '#141619'],
      ]),
      'stroke-width': 26,
    }),
    circle(x, y, 282, { fill: 'none', stroke: '#b9c0c6', 'stroke-width': 3, 'stroke-opacity': 0.6 }),
  ];
}

function drawSpokes({ look, random, ink }: DetailScene): string[] {
  const { x, y } = hub;
  if (/Cruiser|Classic|Adventure|Enduro|Trail|Custom/i.test(look.body)) {
    const wires = Array.from(
      { length: 36 },
      (_, wire) => `M${polar(60, wire * 10 + (wire % 2 ? 42 : -42))}L${polar(264, wire * 10)}`,
    );
    return [
      path(wires.join(''), { stroke: '#d3d9de', 'stroke-width': 4 }),
      circle(x, y, 66, {
        fill: ink.fade(['#dfe4e8', '#4b5259']),
      }),
    ];
  }
  const count = random.pick([5, 6, 10]);
  const wide = count === 10 ? 4 : 7;
  const gold = random.next() < 0.2;
  const [face, side] = gold ? ['#b9935a', '#6b5128'] : ['#3a3f45', '#17191c'];
  return Array.from({ length: count }, (_, spoke) => 14 + (spoke * 360) / count).flatMap((angle) => [
    path(
      `M${polar(50, angle - 34)}L${polar(264, angle - wide + 2)}L${polar(264, angle + wide + 3)}L${polar(50, angle + 34)}Z`,
      { fill: side },
    ),
    path(
      `M${polar(50, angle - 30)}L${polar(264, angle - wide)}L${polar(264, angle + wide * 0.6)}L${polar(50, angle + 16)}Z`,
      { fill: face },
    ),
  ]);
}

function drawDisc({ ink }: DetailScene): string[] {
  const { x, y } = hub;
  const holes = Array.from({ length: 36 }, (_, hole) => {
    const angle = (hole * 10 * Math.PI) / 180;
    const radius = hole % 3 === 0 ? 142 : hole % 3 === 1 ? 160 : 178;
    return circle(x + radius * Math.cos(angle), y + radius * Math.sin(angle), 6.5, { fill: '#23272b' });
  });
  return [
    circle(x + 6, y + 8, 160, { fill: 'none', stroke: '#05070a', 'stroke-width': 66, 'stroke-opacity': 0.3 }),
    circle(x, y, 160, {
      fill: 'none',
      stroke: ink.linear(
        [
          [0, '#f2f5f7'],
          [0.35, '#a3abb2'],
          [0.6, '#dfe4e8'],
          [1, '#6d757c'],
        ],
        [x - 180, y - 180, x + 180, y + 180],
      ),
      'stroke-width': 66,
    }),
    circle(x, y, 192, { fill: 'none', stroke: '#ffffff', 'stroke-width': 2, 'stroke-opacity': 0.6 }),
    ...holes,
    group(
      { stroke: '#1b1e21', 'stroke-width': 22 },
      ...Array.from({ length: 6 }, (_, arm) =>
        path(`M${polar(48, arm * 60 + 10)}L${polar(124, arm * 60 + 30)}`, {}),
      ),
    ),
    circle(x, y, 58, { fill: '#15171a' }),
  ];
}

function drawFork({ ink, paint, random }: DetailScene): string[] {
  const { x, y } = hub;
  const upper = random.pick(['#c9a24a', '#c9cfd4', '#23272b']);
  const leg = ink.linear(
    [
      [0, '#15171a'],
      [0.3, '#8b9299'],
      [0.5, '#d9dee2'],
      [1, '#2b3035'],
    ],
    [700, 190, 786, 226],
  );
  const tube = ink.linear(
    [
      [0, '#0f1113'],
      [0.35, upper],
      [0.5, '#ffffff'],
      [0.62, upper],
      [1, '#15171a'],
    ],
    [800, -40, 900, 4],
  );
  return [
    path(
      `M${polar(392, 214)}Q${polar(440, 222)} ${polar(428, 240)}A428 428 0 0 1 ${polar(424, 322)}Q${polar(414, 338)} ${polar(384, 344)}A384 384 0 0 0 ${polar(384, 216)}Z`,
      {
        fill: ink.linear(
          [
            [0, paint.highlight],
            [0.4, paint.light],
            [1, paint.shade],
          ],
          [260, 120, 900, 420],
        ),
      },
    ),
    path(`M${polar(415, 238)}A415 415 0 0 1 ${polar(415, 292)}`, {
      fill: 'none',
      stroke: paint.highlight,
      'stroke-width': 6,
      'stroke-opacity': 0.7,
      'stroke-linecap': 'round',
    }),
    path(`M${x - 36} ${y + 16}L720 150L800 176L${x + 44} ${y + 44}Z`, { fill: leg }),
    path('M716 164L800 -20H900L806 192Z', { fill: tube }),
    path('M706 150L816 186L806 214L696 178Z', { fill: '#15171a' }),
    path(`M620 290Q690 300 716 360Q740 420 716 480L660 462Q676 420 660 384Q640 350 596 346Z`, {
      fill: ink.linear([
        [0, '#6b7279'],
        [0.4, '#33383e'],
        [1, '#15171a'],
      ]),
    }),
    path('M632 306Q686 318 706 366', {
      fill: 'none',
      stroke: '#aab2b9',
      'stroke-width': 5,
      'stroke-opacity': 0.6,
    }),
    ...[
      [672, 350],
      [700, 430],
    ].flatMap(([bx = 0, by = 0]) => [
      circle(bx, by, 15, { fill: '#0d0f11' }),
      circle(bx, by, 9, { fill: '#9aa2a9' }),
    ]),
    path('M716 340Q780 260 770 60', { fill: 'none', stroke: '#0c0d0f', 'stroke-width': 11 }),
    circle(x, y + 12, 48, {
      fill: ink.fade(['#6b7279', '#1b1e21']),
    }),
    circle(x, y + 12, 27, {
      fill: ink.fade(['#eef2f5', '#6b7279']),
    }),
    rect(x - 11, y + 1, 22, 22, { rx: 6, fill: '#23272b' }),
  ];
}
