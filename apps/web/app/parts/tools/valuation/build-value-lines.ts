import { formatEuro, groupDigits } from '@forecourt/domain';
import type { Valuation } from '@forecourt/pricing';
import { buildLineChart } from '../chart/build-line-chart.ts';
import type { LineChartView } from '../chart/chart-view.ts';

/** How the dealer's price depends on today's mileage and on the years to come. */
export function buildValueLines({ byMileage, byAge }: Valuation, mileage: number | null): LineChartView[] {
  const km = (figure: number) => `${groupDigits(figure)} km`;
  const firstMileage = byMileage[0];
  const lastMileage = byMileage.at(-1);
  const lastYear = byAge.at(-1);
  const today = byAge[0];
  const charts: LineChartView[] = [];
  if (firstMileage && lastMileage) {
    charts.push(
      buildLineChart({
        title: 'With fewer or more kilometres',
        description: `The dealer price falls from ${formatEuro(firstMileage.price)} at ${km(firstMileage.mileage)} to ${formatEuro(lastMileage.price)} at ${km(lastMileage.mileage)}.`,
        unit: 'km',
        points: byMileage.map((each) => ({
          figure: each.mileage,
          price: each.price,
          label: `${km(each.mileage)}: ${formatEuro(each.price)}`,
          isOwn: each.mileage === mileage,
        })),
        columnsShown: 4,
        formatColumn: groupDigits,
        table: {
          headings: ['Mileage', 'Dealer price'],
          rows: byMileage.map((each) => ({ cells: [km(each.mileage), formatEuro(each.price)] })),
        },
      }),
    );
  }
  if (today && lastYear) {
    charts.push(
      buildLineChart({
        title: 'If you keep it',
        description: `The dealer price falls from ${formatEuro(today.price)} today to ${formatEuro(lastYear.price)} in ${lastYear.yearsFromNow} years, at the same kilometres a year.`,
        unit: 'years from now',
        points: byAge.map(({ yearsFromNow, price }) => ({
          figure: yearsFromNow,
          price,
          label: `${yearsWords(yearsFromNow)}: ${formatEuro(price)}`,
          isOwn: yearsFromNow === 0,
        })),
        columnsShown: 7,
        formatColumn: (years) => (years === 0 ? 'Now' : String(years)),
        table: {
          headings: ['When', 'Mileage', 'Dealer price'],
          rows: byAge.map((each) => ({
            cells: [
              yearsWords(each.yearsFromNow),
              each.mileage === null ? 'usual' : km(each.mileage),
              formatEuro(each.price),
            ],
          })),
        },
      }),
    );
  }
  return charts;
}

function yearsWords(years: number): string {
  if (years === 0) return 'Now';
  return years === 1 ? 'In a year' : `In ${years} years`;
}
