import type { ReactNode } from 'react';
import { PlateStrip } from '../../../parts/plate/PlateStrip.tsx';
import type { AdvertContact } from './advert-layout.ts';
import type { AdvertView } from './build-advert-view.ts';
import { Description } from './description/Description.tsx';
import { Equipment } from './equipment/Equipment.tsx';
import { KeyFacts } from './facts/KeyFacts.tsx';
import { FinanceCalculator } from './finance/FinanceCalculator.tsx';
import { PriceHistory } from './history/PriceHistory.tsx';
import { PlaceMap } from './place/PlaceMap.tsx';
import { comparisonId } from './price/comparison-id.ts';
import { PriceComparison } from './price/PriceComparison.tsx';
import { RunningCost } from './running-cost/RunningCost.tsx';
import { ReportAdvert } from './seller/ReportAdvert.tsx';
import { SafetyAdvice } from './seller/SafetyAdvice.tsx';
import { Specification } from './specification/Specification.tsx';

export interface AdvertSection {
  id: string;
  title: string;
  content: ReactNode;
}

/**
 * The sections of an advert, in order; an empty section is left out. The price comparison follows the
 * description, or in the experiment the key facts.
 */
export function listSections(
  view: AdvertView,
  contact: AdvertContact,
  isPriceFirst: boolean,
): AdvertSection[] {
  const { description, equipment, finance, price } = view;
  const comparison = view.comparison && {
    id: comparisonId,
    title: view.comparison.title,
    content: <PriceComparison {...view.comparison} />,
  };
  const sections: (AdvertSection | null)[] = [
    { id: 'facts', title: 'Key facts', content: <KeyFacts facts={view.facts} /> },
    isPriceFirst ? comparison : null,
    { id: 'plate', title: 'Plate and test', content: <PlateStrip {...view.plate} /> },
    description.opening.length > 0
      ? { id: 'description', title: 'Description', content: <Description {...description} /> }
      : null,
    isPriceFirst ? null : comparison,
    {
      id: 'specification',
      title: 'Specification',
      content: <Specification groups={view.specification} />,
    },
    equipment.length > 0
      ? { id: 'equipment', title: 'Equipment', content: <Equipment groups={equipment} /> }
      : null,
    finance
      ? { id: 'finance', title: finance.title, content: <FinanceCalculator finance={finance} /> }
      : null,
    { id: 'running-cost', title: 'Yearly running costs', content: <RunningCost {...view.runningCost} /> },
    {
      id: 'history',
      title: price.isPoa ? 'Time on the market' : 'Price history',
      content: <PriceHistory {...view.history} />,
    },
    { id: 'location', title: 'Where it is', content: <PlaceMap {...view.place} /> },
    { id: 'safety', title: 'Before you buy', content: <SafetyAdvice rights={view.seller.rights} /> },
    { id: 'report', title: 'Something wrong?', content: <ReportAdvert {...contact} /> },
  ];
  return sections.filter((section) => section !== null);
}
