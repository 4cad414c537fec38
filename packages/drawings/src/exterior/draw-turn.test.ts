import { turnFrames } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { exampleLook as look } from '../example-look.ts';
import { findMarkupFault } from '../svg-balance.ts';
import { carBodyNames } from './cars/choose-car.ts';
import { drawTurn } from './draw-turn.ts';
import { canTurn } from './four-wheels.ts';

const turning = carBodyNames.map((body) => ({ ...look, body })).filter(canTurn);
const everyFrame = Array.from({ length: turnFrames }, (_, frame) => frame);

describe('a vehicle on a turntable', () => {
  it.each(turning.map((each) => [each.body, each] as const))(
    'of body %s draws from all around',
    (_, each) => {
      for (const frame of everyFrame) expect(findMarkupFault(drawTurn(each, frame) ?? '')).toBeNull();
    },
  );

  it('looks different in every frame', () => {
    expect(new Set(everyFrame.map((frame) => drawTurn(look, frame))).size).toBe(turnFrames);
  });

  it('keeps its distance from the camera and its place on the ground', () => {
    const places = everyFrame.map((frame) => {
      const [, ground, scale] = / (-?[\d.]+)\) scale\(-?([\d.]+) /.exec(drawTurn(look, frame) ?? '') ?? [];
      return `${ground} ${scale}`;
    });
    expect(new Set(places).size).toBe(1);
    expect(places[0]).toMatch(/^\d/);
  });

  it('has no frame beyond the last', () => {
    expect(drawTurn(look, turnFrames)).toBeNull();
  });

  it.each([
    ['Car', 'Convertible'],
    ['Commercial', 'Tipper'],
    ['Bike', 'Naked'],
  ] as const)('is not drawn for a %s of body %s', (channel, body) => {
    expect(canTurn({ ...look, channel, body })).toBe(false);
  });
});
