import { expect, test } from 'vitest';
import { decideMenuStep, type MenuSituation } from './decide-menu-step.ts';

const closed: MenuSituation = { menu: 0, link: null, linkCounts: [5, 2, 0], isAnyOpen: false };
const open: MenuSituation = { ...closed, isAnyOpen: true };
const inMenu = (link: number): MenuSituation => ({ ...open, link });

test('down opens a menu at its first link', () => {
  expect(decideMenuStep('ArrowDown', closed)).toEqual({ menu: 0, link: 0, opens: 'it' });
});

test('down does nothing on an item without a menu', () => {
  expect(decideMenuStep('ArrowDown', { ...closed, menu: 2 })).toBeNull();
});

test('down and up move through the links, and up from the first returns to the item', () => {
  expect(decideMenuStep('ArrowDown', inMenu(1))).toMatchObject({ menu: 0, link: 2 });
  expect(decideMenuStep('ArrowUp', inMenu(1))).toMatchObject({ menu: 0, link: 0 });
  expect(decideMenuStep('ArrowUp', inMenu(0))).toMatchObject({ menu: 0, link: null });
});

test('Home and End move to the first and the last link', () => {
  expect(decideMenuStep('End', inMenu(1))).toMatchObject({ link: 4 });
  expect(decideMenuStep('Home', inMenu(3))).toMatchObject({ link: 0 });
});

test('left and right move along the row and open nothing by themselves', () => {
  expect(decideMenuStep('ArrowRight', closed)).toEqual({ menu: 1, link: null, opens: 'as before' });
  expect(decideMenuStep('ArrowLeft', closed)).toEqual({ menu: 2, link: null, opens: 'as before' });
});

test('from an open menu they move to the next one, which opens instead', () => {
  expect(decideMenuStep('ArrowRight', inMenu(3))).toEqual({ menu: 1, link: null, opens: 'it' });
  expect(decideMenuStep('ArrowLeft', open)).toEqual({ menu: 2, link: null, opens: 'none' });
});

test('Escape closes the menu and returns to the item', () => {
  expect(decideMenuStep('Escape', inMenu(3))).toEqual({ menu: 0, link: null, opens: 'none' });
  expect(decideMenuStep('Escape', closed)).toBeNull();
});

test.each(['Enter', ' ', 'Tab', 'a'])('"%s" is left to the browser', (key) => {
  expect(decideMenuStep(key, open)).toBeNull();
});
