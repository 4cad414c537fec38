/** How long a message is kept, unless the operator changes it. */
export const usualKeptDays = 365;

/** What visitors are told about it; 0 days means forever. */
export function formatKeptEnquiries(days: number): string {
  if (days === 0)
    return 'Enquiries are not deleted by their age. They are kept until you ask us to erase them.';
  const time = days === 1 ? 'One day' : `${days.toLocaleString('en-IE')} days`;
  return `${time} after you sent it, an enquiry is deleted, with the dealer's answer and every mail about it.`;
}
