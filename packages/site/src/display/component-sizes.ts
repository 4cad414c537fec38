/** The sizes that pages reserve before anything has loaded, so that nothing shifts. In CSS pixels. */
export const componentSizes = {
  articleCard: { width: 304, height: 394 },
  advertCard: { width: 304, height: 384 },
  /** On desktop. */
  savedCarCard: { width: 300, height: 364 },
  moduleCard: { width: 304, height: 408 },
  footer: { maxWidth: 1100 },
  header: { maxWidth: 1440 },
  mobileNavigation: { width: 320 },
  horizontalSection: { maxWidth: 1128 },
  heroImage: { height: 458 },
  displayAd: { height: 211 },
} as const;
