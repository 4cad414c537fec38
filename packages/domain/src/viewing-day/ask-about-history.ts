import type { QuestionFacts, QuestionRule } from './question-rule.ts';

/** What the advert answers, and what it leaves out, about the vehicle's past. A new one has none. */
export const askAboutHistory: readonly QuestionRule[] = [
  ({ advert: { seller } }) =>
    seller.kind === 'private'
      ? 'How long have you had it, why are you selling, and is your name on the registration certificate?'
      : null,
  ofUsed(({ advert: { vehicle } }) => {
    if (vehicle.financeOwed === 'Yes') {
      return 'There’s finance on it. Can I see the settlement letter before I pay anything?';
    }
    if (vehicle.financeOwed === 'No') return null;
    return vehicle.financeOwed === null
      ? 'Is there any finance on it?'
      : 'The seller doesn’t know if there’s finance on it. Has anyone checked?';
  }),
  ofUsed(({ advert: { vehicle } }) => {
    if (vehicle.isAccidentDeclared === true) {
      return 'An accident or write-off is declared. What was damaged, who fixed it, and are there photos and bills?';
    }
    if (vehicle.accidentHistory !== null) {
      return 'The seller doesn’t know if it was ever in an accident. Has anyone checked?';
    }
    return vehicle.isAccidentDeclared === false ? null : 'Was it ever in an accident or written off?';
  }),
  ofUsed(({ advert: { vehicle } }) => {
    if (vehicle.hireUse === 'Yes') return 'It was a taxi, hire or driving-school car. For how long?';
    return vehicle.hireUse === 'No' ? null : 'Was it ever a taxi, a hire car or with a driving school?';
  }),
  ofUsed(({ advert: { vehicle } }) => {
    switch (vehicle.serviceHistory) {
      case 'Full':
        return 'The advert says full service history. Can I see every stamp and bill?';
      case 'Partial':
        return 'What’s missing from the service history, and why?';
      case 'None':
        return 'There’s no service history. What was done to it, and when?';
      default:
        return 'Is there a service history, with bills?';
    }
  }),
  ofUsed(({ advert: { vehicle } }) => {
    if (vehicle.owners === null) return 'How many owners has it had?';
    return vehicle.owners > 1 ? `It’s had ${vehicle.owners} owners. How long did each have it?` : null;
  }),
  ofUsed(() => 'How many keys come with it?'),
  ({ advert: { seller, vehicle } }) => {
    if (seller.kind === 'private') return null;
    return vehicle.warrantyMonths
      ? `The advert says ${vehicle.warrantyMonths} months’ warranty. What does it cover, in writing?`
      : 'What warranty comes with it, in writing?';
  },
];

function ofUsed(rule: QuestionRule): QuestionRule {
  return (facts: QuestionFacts) => (facts.advert.vehicle.condition === 'New' ? null : rule(facts));
}
