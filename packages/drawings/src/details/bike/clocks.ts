import { mix } from '../../colour.ts';
import { circle, group, path, rect } from '../../svg.ts';
import { drawDial } from '../dials.ts';
import type { DetailScene } from '../scene.ts';
import { drawScreen } from '../screen.ts';

/** The instruments of a motorcycle around the origin, about 300 wide. */
export function drawBikeClocks(scene: DetailScene, transform: string): string {
  const { look, ink } = scene;
  if (look.year >= 2017 && !/Cruiser|Classic|Scooter|Moped/i.test(look.body)) {
    return group(
      { transform },
      path(
        'M-150 -92Q-140 -112 -110 -112H110Q140 -112 150 -92L132 82Q126 104 100 104H-100Q-126 104 -132 82Z',
        {
          fill: ink.fade(['#3a4046', '#15171a']),
        },
      ),
      ...drawScreen(scene, { x: -124, y: -92, width: 248, height: 172, cluster: true }),
    );
  }
  const twin = look.year < 2017 && !/Scooter|Moped|Cruiser/i.test(look.body);
  return group(
    { transform },
    ...(twin
      ? [
          path('M-176 10Q-170 -96 -84 -100H84Q170 -96 176 10Q160 100 80 102H-80Q-160 100 -176 10Z', {
            fill: ink.fade(['#454b52', '#15171a']),
          }),
          ...drawDial(scene, { x: -84, y: 0, radius: 80, redFrom: 1, needle: 0 }),
          ...drawDial(scene, { x: 84, y: 0, radius: 80, redFrom: 0.8, needle: 0.02 }),
        ]
      : [
          circle(0, 0, 132, {
            fill: ink.fade(['#e3e8ec', '#8b9299', '#33383e']),
          }),
          ...drawDial(scene, { x: 0, y: 0, radius: 116, redFrom: 0.84, needle: 0.02 }),
          rect(-36, 40, 72, 24, { rx: 5, fill: mix(scene.cabin.glow, '#0b0d10', 0.5) }),
        ]),
  );
}
