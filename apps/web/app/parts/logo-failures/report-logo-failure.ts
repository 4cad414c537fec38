import { createLogoReporter } from './logo-reporter.ts';

const reporter = createLogoReporter();

/** For `onLogoError` of the pieces that show a dealer's logo. */
export function reportLogoFailure(logoUrl: string): void {
  reporter.add(logoUrl);
}
