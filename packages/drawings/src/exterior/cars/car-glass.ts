import { group, linearGradient, path, url } from '../../svg.ts';
import { curve, roundedBox, shape } from '../curve.ts';
import type { CarProfile } from './profile.ts';

export function glassDefs(profile: CarProfile): string {
  const belt = profile.doors.top;
  return (
    linearGradient(
      'glass',
      [
        [0, '#263039'],
        [0.35, '#33404a'],
        [1, '#55646f'],
      ],
      [0, profile.height - 60, 0, belt],
    ) +
    linearGradient(
      'glass-sky',
      [
        [0, '#dfeaf2', 0.5],
        [1, '#dfeaf2', 0.04],
      ],
      [0, profile.height - 60, 0, belt],
    )
  );
}

/** Behind the glass: the far windows let daylight through, and seats and wheel are dark against it. */
function cabin(profile: CarProfile): string {
  const { height, glass } = profile;
  const farWindows = glass.map(
    ([x, y, ...headings]) => [x + 40, y - (y > profile.doors.top + 120 ? 62 : -38), ...headings] as const,
  );
  const [driver] = profile.seats;
  return group(
    {},
    path(shape(farWindows), { fill: '#a9bac5', 'fill-opacity': 0.42 }),
    ...profile.seats.map(([x, y]) => seat(x, y, height)),
    driver ? steeringWheel(driver[0] - 480, driver[1]) : '',
  );
}

export function seat(x: number, belt: number, height: number): string {
  const top = belt + (height - belt) * 0.5;
  return (
    path(
      shape([
        [x - 70, belt - 60, 100],
        [x - 10, top - 70, 78],
        [x + 70, top - 20, 0],
        [x + 180, top - 90, -80],
        [x + 190, belt - 60, -95],
      ]),
      { fill: '#1a2127' },
    ) + path(roundedBox(x + 24, top - 30, 132, 132, 48), { fill: '#1a2127' })
  );
}

function steeringWheel(x: number, belt: number): string {
  return path(
    curve([
      [x - 20, belt - 40, 80],
      [x + 40, belt + 105, 60],
    ]),
    { fill: 'none', stroke: '#1a2127', 'stroke-width': 34, 'stroke-linecap': 'round' },
  );
}

/** Two slanting panes of reflected sky, as in a photograph. */
function reflections(profile: CarProfile): string {
  const { height, length } = profile;
  const belt = profile.doors.top - 60;
  const panes = [
    [0.37, 250],
    [0.45, 70],
    [0.66, 300],
  ] as const;
  const d = panes
    .map(([at, width]) => {
      const x = Math.round(length * at);
      return `M${x} ${belt}L${x + 330} ${height}H${x + 330 + width}L${x + width} ${belt}Z`;
    })
    .join('');
  return path(d, { fill: url('glass-sky'), 'fill-opacity': 0.34 });
}

function pillarBars(profile: CarProfile): string {
  const belt = profile.doors.top - 60;
  const d = profile.pillars
    .map(
      ([low, high, width]) =>
        `M${low} ${belt}L${high} ${profile.height}H${high + width}L${low + width} ${belt}Z`,
    )
    .join('');
  return path(d, { fill: '#0f1316' });
}

function blind({ blind, length, height, doors, glass }: CarProfile): string {
  if (!blind) return '';
  const d = `M${blind.from} ${doors.top - 80}H${length}V${height}H${blind.from - 50}Z`;
  const isMetal = blind.with === 'metal';
  const inner = path(d, { fill: isMetal ? url('body') : '#12171b', 'fill-opacity': isMetal ? 1 : 0.72 });
  return isMetal
    ? inner + path(shape(glass), { fill: 'none', stroke: '#000', 'stroke-opacity': 0.25, 'stroke-width': 60 })
    : inner;
}

/** Each pane is a separate window, with the same seal and sky. */
export function drawPanes({ panes, height, doors }: CarProfile): string {
  return panes
    .map((pane) => {
      const d = shape(pane);
      const x = pane[0]?.[0] ?? 0;
      return (
        path(d, { fill: url('glass'), stroke: '#0c0f11', 'stroke-width': 26, 'stroke-linejoin': 'round' }) +
        path(
          `M${x + 170} ${doors.top + 40}L${x + 330} ${height - 280}H${x + 470}L${x + 300} ${doors.top + 40}Z`,
          { fill: '#dfeaf2', 'fill-opacity': 0.12 },
        )
      );
    })
    .join('');
}

/** A bright strip frames the glass on more expensive cars; all have the black seal. */
export function drawGlass(profile: CarProfile, isBright: boolean): string {
  const d = shape(profile.glass);
  return (
    path(d, {
      fill: 'none',
      stroke: isBright ? '#cfd5d9' : '#15181a',
      'stroke-width': 42,
      'stroke-linejoin': 'round',
    }) +
    path(d, { fill: url('glass') }) +
    group(
      { 'clip-path': url('glass-edge') },
      cabin(profile),
      blind(profile),
      reflections(profile),
      pillarBars(profile),
    ) +
    path(d, { fill: 'none', stroke: '#0c0f11', 'stroke-width': 26, 'stroke-linejoin': 'round' })
  );
}
