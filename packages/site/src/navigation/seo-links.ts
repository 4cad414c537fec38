export interface SeoTab {
  title: string;
  isSelected: boolean;
  links: readonly { text: string; href: string }[];
}

export interface SeoLinks {
  title: string;
  subTitle: string;
  tabs: readonly SeoTab[];
}
