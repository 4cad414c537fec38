export { browserArgs } from './check-browser.ts';
export { findTestBrowser, type TestBrowser } from './find-test-browser.ts';
export { findTestFirefox } from './firefox/find-test-firefox.ts';
