/** A drag across the whole picture is half a turn: a thumb need not be lifted to see the other side. */
const dragsPerTurn = 2;

/** The frame after the given steps to either side; wraps around. */
export function stepFrom(frame: number, steps: number, count: number): number {
  return (((frame + steps) % count) + count) % count;
}

/** The frame after a drag: dragging right turns the front to the right. */
export function dragFrom(frame: number, dragged: number, width: number, count: number): number {
  if (width <= 0) return frame;
  return stepFrom(frame, Math.round((dragged / width) * (count / dragsPerTurn)), count);
}
