/** How long a message is kept, unless the operator changes it. */
export const usualKeptDays = 365;

/** What visitors are told about it; 0 days means forever. */
export function formatKeptEnquiries(days: number): string {
  if (days === 0) return 'We don’t delete messages by age. We keep them until you ask us to erase them.';
  const time = days === 1 ? 'One day' : `${days.toLocaleString('en-IE')} days`;
  return `${time} after you send it, a message is deleted, along with the dealer’s reply and every email about it.`;
}
