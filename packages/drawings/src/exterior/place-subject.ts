import { groundLine } from '../settings/setting.ts';
import { group } from '../svg.ts';
import { drawShadow } from './shadow.ts';
import type { Subject } from './subject.ts';

const middle = 600;
const exact = (value: number): string => String(Math.round(value * 10000) / 10000);

/** A vehicle on the ground of the picture with its shadow; a `facing` of -1 mirrors it. */
export function placeSubject(subject: Subject, scale: number, facing: 1 | -1): string {
  const centre = (subject.left + subject.right) / 2;
  const across = (x: number): number => middle + (x - centre) * scale * facing;
  const shift = middle - centre * scale * facing;
  const shadow =
    subject.contacts.length === 0
      ? ''
      : drawShadow({
          middle,
          width: (subject.right - subject.left) * scale,
          ground: groundLine,
          breadth: subject.breadth,
          contacts: subject.contacts.map(across),
          tyre: subject.tyre * scale,
        });
  const ground = groundLine - subject.below * scale;
  const transform = `translate(${exact(shift)} ${exact(ground)}) scale(${exact(scale * facing)} ${exact(-scale)})`;
  return shadow + group({ transform }, subject.drawing);
}
