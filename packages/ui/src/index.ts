export { ArticleCard, type ArticleCardProps } from './article-card/ArticleCard.tsx';
export { lockScroll } from './base/lock-scroll.ts';
export { useWindow } from './base/use-window.ts';
export { Breadcrumbs, type BreadcrumbsProps } from './breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps } from './button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button-link/ButtonLink.tsx';
export { CallLink, type CallLinkProps } from './call-link/CallLink.tsx';
export { CarTypeCard, type CarTypeCardProps } from './car-type-card/CarTypeCard.tsx';
export { CardMedia, type CardMediaProps } from './card-media/CardMedia.tsx';
export { CardRow, type CardRowProps } from './card-row/CardRow.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/Checkbox.tsx';
export { Combobox, type ComboboxProps } from './combobox/Combobox.tsx';
export type { ComboboxOption } from './combobox/match-options.ts';
export { CompareTick, type CompareTickProps } from './compare-tick/CompareTick.tsx';
export { DealerCard, type DealerCardProps } from './dealer-card/DealerCard.tsx';
export { DealerLogo, type DealerLogoProps } from './dealer-logo/DealerLogo.tsx';
export { DealerPanel, type DealerPanelProps } from './dealer-panel/DealerPanel.tsx';
export { Disclosure, type DisclosureProps } from './disclosure/Disclosure.tsx';
export { FacetList, type FacetListProps, type FacetOption } from './facet-list/FacetList.tsx';
export { describedBy, Field, type FieldProps } from './field/Field.tsx';
export { controlsResetEvent } from './field/use-controls-reset.ts';
export { Filter, type FilterContract, type FilterProps } from './filter/Filter.tsx';
export { Flag, type FlagProps } from './flag/Flag.tsx';
export { Gallery, type GalleryProps } from './gallery/Gallery.tsx';
export type { GalleryPicture } from './gallery/gallery-picture.ts';
export { HeroPanel, type HeroPanelProps } from './hero-panel/HeroPanel.tsx';
export {
  HorizontalSection,
  type HorizontalSectionProps,
  type SectionButton,
} from './horizontal-section/HorizontalSection.tsx';
export { useHydrated } from './hydrated/use-hydrated.ts';
export { Icon, type IconProps } from './icon/Icon.tsx';
export type { IconName } from './icon/icon-names.ts';
export { Illustration, type IllustrationProps } from './illustration/Illustration.tsx';
export { InfoCard, type InfoCardProps } from './info-card/InfoCard.tsx';
export { LegendBadge, type LegendBadgeProps } from './legend-badge/LegendBadge.tsx';
export { Anchor, type LinkTarget } from './link/Anchor.tsx';
export { Link, type LinkProps } from './link/Link.tsx';
export {
  type AnchorProps,
  type LinkComponent,
  LinkContext,
  LinkProvider,
} from './link/LinkProvider.tsx';
export { MessageBanner, type MessageBannerProps } from './message-banner/MessageBanner.tsx';
export { ModuleCard, type ModuleCardProps } from './module-card/ModuleCard.tsx';
export { NumberPlate, type NumberPlateProps } from './number-plate/NumberPlate.tsx';
export { Pagination, type PaginationProps } from './pagination/Pagination.tsx';
export { PartnerCard, type PartnerCardProps } from './partner-card/PartnerCard.tsx';
export { Picture, type PictureProps } from './picture/Picture.tsx';
export { PictureStrip, type PictureStripProps, type StripPicture } from './picture-strip/PictureStrip.tsx';
export { PriceBlock, type PriceBlockProps } from './price-block/PriceBlock.tsx';
export { PriceMark, type PriceMarkProps, type PriceStep } from './price-mark/PriceMark.tsx';
export { ProductCard, type ProductCardProps } from './product-card/ProductCard.tsx';
export { RangeFilter, type RangeFilterProps } from './range-filter/RangeFilter.tsx';
export type { Range } from './range-filter/range.ts';
export { RangeSlider, type RangeSliderProps } from './range-slider/RangeSlider.tsx';
export { RemoveButton, type RemoveButtonProps } from './remove-button/RemoveButton.tsx';
export type { PlainSubmit } from './save-button/plain-submit.ts';
export { SaveButton, type SaveButtonProps } from './save-button/SaveButton.tsx';
export { SearchInput, type SearchInputProps } from './search-input/SearchInput.tsx';
export { Select, type SelectOption, type SelectProps } from './select/Select.tsx';
export { SeoLinks } from './seo-links/SeoLinks.tsx';
export { SimiMark } from './simi-mark/SimiMark.tsx';
export { SquareSection, type SquareSectionProps } from './square-section/SquareSection.tsx';
export { StarRating, type StarRatingProps } from './star-rating/StarRating.tsx';
export { Switcher, type SwitcherProps } from './switcher/Switcher.tsx';
export { Tag, type TagProps } from './tag/Tag.tsx';
export { TextArea, type TextAreaProps } from './text-area/TextArea.tsx';
export { TextInput, type TextInputProps } from './text-input/TextInput.tsx';
export {
  VehicleCard,
  VehicleCardContent,
  type VehicleCardProps,
  type VehicleCardSlots,
  vehicleCardAttributes,
} from './vehicle-card/VehicleCard.tsx';
