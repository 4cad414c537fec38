import { tokenColours } from '@forecourt/site';
import { labelFontFace, labelWeight } from './labels/label-font.ts';

/**
 * The style of a map. An SVG in an `<img>` cannot read the page's tokens, so their values are written into it;
 * the system's colour scheme still applies. Sea and land are the map's own.
 */
const light = {
  sea: '#dfe9f5',
  land: '#f6f8f6',
  shore: '#a9b9cc',
  border: '#8d99aa',
  ...tokensIn('light'),
};

const dark = {
  sea: '#131c2a',
  land: '#232b37',
  shore: '#46566b',
  border: '#7c8a9d',
  ...tokensIn('dark'),
};

function tokensIn(scheme: 'light' | 'dark') {
  return {
    ink: tokenColours.ink[scheme],
    soft: tokenColours['ink-soft'][scheme],
    pin: tokenColours.primary[scheme],
    eye: tokenColours['on-primary'][scheme],
  };
}

type Colours = Record<keyof typeof light, string>;

function rules(colours: Colours): string {
  return [
    `.sea{fill:${colours.sea}}`,
    `.land{fill:${colours.land};stroke:${colours.shore}}`,
    `.border{stroke:${colours.border}}.counties{stroke:${colours.shore}}`,
    `.town{fill:${colours.soft};stroke:${colours.land}}`,
    `.name{fill:${colours.soft};stroke:${colours.land}}`,
    `.city,.here,.pin-name{fill:${colours.ink};stroke:${colours.land}}`,
    `.area{fill:${colours.pin};stroke:${colours.pin}}`,
    `.pin{fill:${colours.pin};stroke:${colours.eye}}`,
    `.county{fill:${colours.shore};stroke:none}`,
    `.eye,.stop{fill:${colours.eye}}.route{stroke:${colours.pin}}`,
    `.scale path{stroke:${colours.ink}}.scale text{fill:${colours.ink};stroke:${colours.sea}}`,
  ].join('');
}

const shapes =
  `${labelFontFace}text{font:${labelWeight} 13px Labels,Inter,sans-serif;paint-order:stroke;stroke-width:3px;stroke-linejoin:round}` +
  '.name{dominant-baseline:central}.city,.here{font-size:15px}.suburb{font-size:12px}' +
  '.county{font-size:11px;letter-spacing:.14em;text-anchor:middle;dominant-baseline:central}' +
  '.pin-name{font-size:15px}.scale text{font-size:12px}' +
  '.land{stroke-width:1.2}.border{fill:none;stroke-width:1.2;stroke-dasharray:5 4}.counties{fill:none;stroke-linecap:round;stroke-dasharray:1 4}.town{stroke-width:1.5}' +
  '.route{fill:none;stroke-width:3.5;stroke-linecap:round;stroke-dasharray:.1 7}' +
  '.stop{text-anchor:middle;dominant-baseline:central;stroke:none}' +
  '.area{fill-opacity:.16;stroke-opacity:.6;stroke-width:1.5}.pin{stroke-width:2}' +
  '.scale path{fill:none;stroke-width:1.5}';

export const mapStyle = `<style>${shapes}${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}</style>`;
