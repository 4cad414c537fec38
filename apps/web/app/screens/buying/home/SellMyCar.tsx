import { HorizontalSection } from '@forecourt/ui';

/** Selling takes place on the sell site. */
export function SellMyCar({ sellUrl, imageUrl }: { sellUrl: string; imageUrl: string }) {
  return (
    <HorizontalSection
      imageUrl={imageUrl}
      hasBackground
      title="Sell your car to someone who’s looking for one"
      summary="Put it in front of buyers all over Ireland. Write your advert in minutes, and check what cars like yours are asking first."
      buttons={[
        { label: 'Sell my car', href: sellUrl, isRouter: sellUrl.startsWith('/') },
        { label: 'What is it worth?', href: '/car-valuation' },
      ]}
    />
  );
}
