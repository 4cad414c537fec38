export interface BreadcrumbItem {
  text: string;
  url: string;
  /** The page that one is on is a label. */
  type: 'link' | 'label';
  useRouter: boolean;
}

/** A trail with no items is not shown, nor the room for it. */
export function canShowBreadcrumbs(items: readonly BreadcrumbItem[]): boolean {
  return items.length > 0;
}

/** A trail from texts and addresses: links but for the last, which is where the visitor stands. */
export function buildBreadcrumbs(steps: readonly { text: string; url: string }[]): BreadcrumbItem[] {
  return steps.map(({ text, url }, index) => ({
    text,
    url,
    type: index === steps.length - 1 ? 'label' : 'link',
    useRouter: true,
  }));
}
