import { dublinDay, isoDay } from '@forecourt/domain';
import { importCost, importOrigins, type VehicleToRegister, vrtOf } from '@forecourt/pricing';
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '../http/app-env.ts';
import { ProblemError } from '../http/error-response.ts';
import { addCall } from './add-call.ts';
import { json, problem } from './rest-problem.ts';
import {
  choiceParameter,
  numberParameter,
  optionalChoice,
  optionalNumber,
  toolQuery,
  yesNoParameter,
} from './tool-parameters.ts';
import { cacheAnHour, explained } from './tool-schemas.ts';

const vehicle = {
  kind: choiceParameter(['car', 'van', 'truck-or-vintage', 'motorcycle'], 'Category A, B, C or M of the law'),
  omsp: optionalNumber({
    min: 0,
    max: 1_000_000,
    description: 'Open market selling price in Ireland, in euro',
  }),
  co2: optionalNumber({ min: 0, max: 999, description: 'g/km' }),
  cycle: optionalChoice(['WLTP', 'NEDC'], 'How the CO₂ was measured; WLTP'),
  nox: optionalNumber({ min: 0, max: 2000, description: 'mg/km; without it the most is charged' }),
  fuel: optionalChoice(['diesel', 'electric', 'other'], 'other'),
  engineCc: optionalNumber({ min: 0, max: 5000, description: 'Of motorcycles' }),
  ageMonths: optionalNumber({ min: 0, max: 1500, description: 'Of motorcycles; 0' }),
};
const vehicleQuery = toolQuery(vehicle);

const vrtRoute = createRoute({
  method: 'get',
  path: '/vrt',
  summary: 'Vehicle registration tax',
  request: { query: vehicleQuery },
  responses: {
    200: json(
      'The tax and its parts',
      z
        .object({
          total: z.number(),
          onPrice: z.number(),
          onNox: z.number(),
          relief: z.number(),
          ...explained,
        })
        .openapi('Vrt'),
    ),
    400: problem('A parameter is missing or holds a value that cannot be used'),
  },
});

const importRoute = createRoute({
  method: 'get',
  path: '/vrt/import',
  summary: 'What a vehicle from abroad costs by the time it has Irish plates',
  request: {
    query: toolQuery({
      ...vehicle,
      from: choiceParameter(importOrigins, 'Where it is bought'),
      price: numberParameter({ min: 0, max: 1_000_000, description: 'What is paid for it, in euro' }),
      transport: optionalNumber({ min: 0, max: 100_000, description: 'Euro; 0' }),
      ukMade: yesNoParameter('Made in the United Kingdom, with proof'),
      notCleared: yesNoParameter(
        'From Northern Ireland: came from Great Britain after 2020 and was never cleared',
      ),
      isNew: yesNoParameter('Six months or 6,000 km at most'),
    }),
  },
  responses: {
    200: json(
      'Duty, VAT, VRT and the sum of all',
      z
        .object({
          duty: z.number(),
          vat: z.number(),
          vrt: z.number(),
          total: z.number(),
          atMost: z.object({ duty: z.number(), vat: z.number(), total: z.number() }).nullable().openapi({
            description: 'At the highest duty, where it hangs on the kind of goods vehicle',
          }),
          ...explained,
        })
        .openapi('ImportCost'),
    ),
    400: problem('A parameter is missing or holds a value that cannot be used'),
  },
});

export function addVrt(rest: OpenAPIHono<AppEnv>): void {
  addCall(rest, vrtRoute, (c) => {
    c.header('Cache-Control', cacheAnHour);
    return c.json(vrtOf(requireVehicle(c.req.valid('query')), today()), 200);
  });
  addCall(rest, importRoute, (c) => {
    const { from, price, transport = 0, ukMade, notCleared, isNew, ...asked } = c.req.valid('query');
    c.header('Cache-Control', cacheAnHour);
    return c.json(
      importCost({
        vehicle: requireVehicle(asked),
        from,
        price,
        transport,
        isUkMade: ukMade,
        isClearedInNi: !notCleared,
        isNew,
        day: today(),
      }),
      200,
    );
  });
}

function requireVehicle(asked: z.infer<typeof vehicleQuery>): VehicleToRegister {
  const { kind, fuel = 'other' } = asked;
  switch (kind) {
    case 'car':
      return {
        kind,
        omsp: require(asked.omsp, 'omsp'),
        co2: fuel === 'electric' ? 0 : require(asked.co2, 'co2'),
        cycle: asked.cycle ?? 'WLTP',
        nox: asked.nox ?? null,
        fuel,
      };
    case 'van':
      return { kind, omsp: require(asked.omsp, 'omsp'), co2: require(asked.co2, 'co2') };
    case 'motorcycle':
      return { kind, engineCc: require(asked.engineCc, 'engineCc'), ageMonths: asked.ageMonths ?? 0 };
    case 'truck-or-vintage':
      return { kind };
  }
}

function require(value: number | undefined, name: string): number {
  if (value !== undefined) return value;
  throw new ProblemError({
    status: 400,
    kind: 'bad-request',
    message: `${name}: is needed for this kind of vehicle.`,
  });
}

/** In Dublin, as Revenue counts it. */
function today(): string {
  return isoDay(dublinDay(new Date()));
}
