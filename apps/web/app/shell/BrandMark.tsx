/** The canopy of a forecourt over its road: the same drawing as public/favicon.svg. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--primary)" />
      <path d="M7 10.5 25 8v4.2L7 13.4z" fill="var(--on-primary)" />
      <path d="M11 13.2v10.3M21 12.6v10.9" stroke="var(--on-primary)" strokeWidth="2.2" />
      <path d="M6.5 24.4h19" stroke="var(--on-primary)" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  );
}
