import { askPage } from '../brand/ask-page.ts';
import { brand, brandLinks } from '../brand/brand.ts';

export interface FooterLink {
  text: string;
  href: string;
  isRouter: boolean;
  target: '_self' | '_blank';
}

export interface FooterColumn {
  title: string;
  children: readonly FooterLink[];
}

const inside = (text: string, href: string): FooterLink => ({ text, href, isRouter: true, target: '_self' });
const outside = (text: string, href: string): FooterLink => ({
  text,
  href,
  isRouter: false,
  target: '_blank',
});

export function buildFooterColumns(): FooterColumn[] {
  return [
    {
      title: 'Information',
      children: [
        inside('Contact us', '/contact-us'),
        inside('Our partners', '/our-partners'),
        inside('Privacy policy', '/terms-and-conditions/privacy-policy'),
        inside('Cookie policy', '/terms-and-conditions/cookie-policy'),
        inside('Security', '/security'),
        inside('Terms and conditions', '/terms-and-conditions'),
        inside('Accessibility', '/terms-and-conditions/accessibility'),
        brand.careersUrl ? outside('Careers', brand.careersUrl) : inside('Careers', '/careers'),
      ],
    },
    {
      title: 'Products and services',
      children: [
        inside('Sell my car', '/sell-my-car'),
        inside('Reviews, news and advice', '/content'),
        inside('Car finance', '/car-finance'),
        inside(askPage.text, askPage.path),
        inside('Information for dealers', '/dealer-info'),
        brand.insuranceUrl
          ? outside('Car insurance', brand.insuranceUrl)
          : inside('Car insurance', '/car-insurance'),
      ],
    },
    { title: 'Friends', children: brandLinks.friends.map(({ text, href }) => outside(text, href)) },
  ].filter(({ children }) => children.length > 0);
}
