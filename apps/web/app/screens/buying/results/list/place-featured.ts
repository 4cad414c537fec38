/** Two ordinary cards come before the first paid one, and ten between two of them. */
const firstPlace = 2;
const distance = 11;

/** Puts paid cards among the others: never first, and never closer. Those without a place are left out. */
export function placeFeatured<Card>(ordinary: readonly Card[], paid: readonly Card[]): Card[] {
  const placed = [...ordinary];
  for (const [index, card] of paid.entries()) {
    const place = firstPlace + index * distance;
    if (place <= placed.length) placed.splice(place, 0, card);
  }
  return placed;
}
