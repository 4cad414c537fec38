export { findTestBrowser, type TestBrowser } from './find-test-browser.ts';
