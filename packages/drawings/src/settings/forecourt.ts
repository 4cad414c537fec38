import type { Random } from '../random.ts';
import { canvasWidth, circle, defs, group, linearGradient, path, rect, url } from '../svg.ts';
import { drawRoad } from './road.ts';
import { drawSky, pickLight } from './sky.ts';

const fascias = ['#33475e', '#4b5560', '#6a2f37', '#2f5a58', '#5a5247'] as const;

/** Cars inside the showroom, only as soft shapes behind the glass. */
function showroomCar(x: number, y: number): string {
  return group(
    { transform: `translate(${Math.round(x)} ${y})`, fill: '#6f7d88', 'fill-opacity': 0.34 },
    path('M0 0C2-14 10-20 26-22C40-38 56-44 78-44C100-44 112-36 124-24C140-22 148-16 150 0Z', {}),
    circle(32, 0, 11, {}),
    circle(120, 0, 11, {}),
  );
}

function showroom(left: number, fascia: string): string {
  const width = 880;
  const mullions = Array.from({ length: 12 }, (_, index) => `M${left + 20 + index * 76} 352V574`).join('');
  return (
    rect(left, 286, width, 292, { fill: '#cdd4d9' }) +
    rect(left - 26, 270, width + 52, 62, { fill: fascia }) +
    rect(left - 26, 270, width + 52, 6, { fill: '#ffffff', 'fill-opacity': 0.3 }) +
    rect(left + 14, 346, width - 28, 230, { fill: url('pane') }) +
    [left + 60, left + 300, left + 640].map((x) => showroomCar(x, 562)).join('') +
    Array.from({ length: 9 }, (_, index) => circle(left + 70 + index * 92, 364, 4, { fill: '#fff4da' })).join(
      '',
    ) +
    path(mullions, { stroke: '#eef2f4', 'stroke-width': 4, fill: 'none' }) +
    rect(left + 14, 440, width - 28, 3, { fill: '#eef2f4' }) +
    path(`M${left + 90} 346h120l-130 230h-66v-90Z`, { fill: '#fff', 'fill-opacity': 0.2 })
  );
}

const lampPost = (x: number): string =>
  path(`M${x} 586V150h-74`, { fill: 'none', stroke: '#9aa5ad', 'stroke-width': 7 }) +
  rect(x - 92, 144, 52, 11, { fill: '#8a959d', rx: 4 });

function bays(): string {
  const lines = [-420, -150, 120, 390, 660].map((offset) => {
    const far = 600 + offset * 0.62;
    const near = 600 + offset * 1.5;
    return `M${far} 604L${near} 900h14L${far + 6} 604Z`;
  });
  return path(lines.join(''), { fill: '#f2f3f2', 'fill-opacity': 0.5 });
}

export function drawForecourt(random: Random): string {
  const light = pickLight(random);
  const left = random.between(90, 260);
  return (
    drawSky(light, 590, random) +
    defs(
      linearGradient('pane', [
        [0, '#b9cbd6'],
        [0.5, '#dfe4e2'],
        [1, '#c8c4ba'],
      ]),
    ) +
    path('M0 590V470c120-24 210-18 330-2s300-34 470-18 260-10 400-6v146Z', {
      fill: '#8fa596',
      'fill-opacity': 0.6,
    }) +
    lampPost(random.between(1050, 1150)) +
    showroom(Math.round(left), random.pick(fascias)) +
    rect(0, 0, canvasWidth, 590, { fill: light.haze, 'fill-opacity': 0.32 }) +
    drawRoad({ from: 576, far: '#bcc1c3', near: '#9fa5a8' }) +
    bays() +
    rect(0, 576, canvasWidth, 10, { fill: '#d9dcdd' })
  );
}
