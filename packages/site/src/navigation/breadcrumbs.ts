export interface BreadcrumbItem {
  text: string;
  url: string;
  /** The current page is a label. */
  type: 'link' | 'label';
  useRouter: boolean;
}

/** A trail without items is not shown, and takes no space. */
export function canShowBreadcrumbs(items: readonly BreadcrumbItem[]): boolean {
  return items.length > 0;
}

/** A trail from texts and addresses: links except for the last, which is the current page. */
export function buildBreadcrumbs(steps: readonly { text: string; url: string }[]): BreadcrumbItem[] {
  return steps.map(({ text, url }, index) => ({
    text,
    url,
    type: index === steps.length - 1 ? 'label' : 'link',
    useRouter: true,
  }));
}
