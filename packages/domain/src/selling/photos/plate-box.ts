/** A part of a photo, in hundredths of its width and height. */
export interface PlateBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a plate often is in a photo from the front. */
export const usualPlateBox: PlateBox = { left: 36, top: 62, width: 28, height: 9 };

/** The smallest that could hide a plate of a car in the distance. */
const smallest = 2;

/** The part as a form sends it; what lies outside the photo is cut off. Null if it is none. */
export function parsePlateBox(sent: (name: string) => string): PlateBox | null {
  const numbers = (['left', 'top', 'width', 'height'] as const).map((name) =>
    sent(name).trim() === '' ? Number.NaN : Number(sent(name)),
  );
  if (!numbers.every(Number.isFinite)) return null;
  const [left = 0, top = 0, width = 0, height = 0] = numbers;
  const box = {
    left: within(left, 0, 100 - smallest),
    top: within(top, 0, 100 - smallest),
    width: within(width, smallest, 100),
    height: within(height, smallest, 100),
  };
  return { ...box, width: Math.min(box.width, 100 - box.left), height: Math.min(box.height, 100 - box.top) };
}

function within(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, Math.round(value * 10) / 10));
}
