/** The anchor of the section that shows what a price is compared with. */
export const comparisonId = 'price-comparison';
