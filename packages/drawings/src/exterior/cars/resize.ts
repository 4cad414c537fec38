import { stretch } from '../curve.ts';
import type { CarProfile } from './profile.ts';

/** The same car longer by `byX` and taller by `byY`; its wheels grow with the mean of both. */
export function resize(profile: CarProfile, byX: number, byY: number): CarProfile {
  const { doors, headlamp, tailLamp, blind, sliding } = profile;
  const lamp = (place: CarProfile['headlamp']): CarProfile['headlamp'] => ({
    x: place.x * byX,
    y: place.y * byY,
    width: place.width * byX,
    height: place.height,
  });
  return {
    ...profile,
    length: Math.round(profile.length * byX),
    height: Math.round(profile.height * byY),
    frontAxle: Math.round(profile.frontAxle * byX),
    rearAxle: Math.round(profile.rearAxle * byX),
    tyre: Math.round((profile.tyre * (1 + (byX + byY) / 2)) / 2),
    sill: Math.round(profile.sill * byY),
    outline: stretch(profile.outline, byX, byY),
    glass: stretch(profile.glass, byX, byY),
    shoulder: stretch(profile.shoulder, byX, byY),
    crease: stretch(profile.crease, byX, byY),
    opening: stretch(profile.opening, byX, byY),
    panes: profile.panes.map((pane) => stretch(pane, byX, byY)),
    pillars: profile.pillars.map(([low, high, width]) => [
      Math.round(low * byX),
      Math.round(high * byX),
      width,
    ]),
    doors: {
      front: Math.round(doors.front * byX),
      middle: Math.round(doors.middle * byX),
      rear: doors.rear === null ? null : Math.round(doors.rear * byX),
      top: Math.round(doors.top * byY),
    },
    headlamp: lamp(headlamp),
    tailLamp: lamp(tailLamp),
    seats: profile.seats.map(([x, y]) => [Math.round(x * byX), Math.round(y * byY)]),
    blind: blind && { ...blind, from: Math.round(blind.from * byX) },
    sliding: sliding && {
      from: Math.round(sliding.from * byX),
      to: Math.round(sliding.to * byX),
      rail: Math.round(sliding.rail * byY),
    },
    moreAxles: profile.moreAxles.map((axle) => axle * byX),
  };
}
