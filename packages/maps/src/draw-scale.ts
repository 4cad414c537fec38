const lengthsKm = [1, 2, 5, 10, 20, 50, 100];

/** A bar of a round number of kilometres, the longest that fits in a quarter of the map. */
export function drawScale(perKm: number, width: number, height: number): string {
  const km = lengthsKm.findLast((length) => length * perKm <= width / 4) ?? lengthsKm[0] ?? 1;
  const long = (km * perKm).toFixed(1);
  return (
    `<g class="scale" transform="translate(16 ${height - 16})">` +
    `<path d="M0-6V0H${long}V-6"/><text x="${(km * perKm) / 2}" y="-8" text-anchor="middle">${km} km</text></g>`
  );
}
