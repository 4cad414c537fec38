/** The closed lists of variants of the display components. */

export const legendTypes = ['advice', 'review', 'guide', 'news', 'featured'] as const;
export type LegendType = (typeof legendTypes)[number];

export const mediaBadges = ['images', 'video', '360'] as const;
export type MediaBadge = (typeof mediaBadges)[number];

export const buttonTypes = ['primary', 'secondary', 'secondary-red', 'tertiary'] as const;
export type ButtonType = (typeof buttonTypes)[number];

export const buttonSizes = ['sm', 'lg'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

/** In pixels. */
export const iconSizes = { sm: 16, md: 24, lg: 32, xl: 48 } as const;
export type IconSize = keyof typeof iconSizes;

export const messageBannerTypes = [
  'default',
  'informational',
  'warning',
  'critical',
  'success',
  'error',
] as const;
export type MessageBannerType = (typeof messageBannerTypes)[number];

export const messageBannerBorders = ['top', 'side'] as const;
export type MessageBannerBorder = (typeof messageBannerBorders)[number];

export const flagTypes = ['serp', 'fpa'] as const;
export type FlagType = (typeof flagTypes)[number];

export const contentPositions = ['top', 'middle', 'bottom'] as const;
export type ContentPosition = (typeof contentPositions)[number];

export const infoCardTypes = ['column', 'row-mobile', 'row'] as const;
export type InfoCardType = (typeof infoCardTypes)[number];

export const partnerCardTypes = ['horizontal', 'vertical', 'small'] as const;
export type PartnerCardType = (typeof partnerCardTypes)[number];
