import {
  type Advert,
  advertPath,
  type Channel,
  kmToMiles,
  pictureAddresses,
  type Vehicle,
} from '@forecourt/domain';
import { imageAddress, imageHeight } from '@forecourt/site';
import type { CarLeaf, MotorcycleLeaf, QuantitativeValueLeaf, VehicleLeaf, WithContext } from 'schema-dts';
import { offerBlock } from './offer-block.ts';
import { stated } from './stated.ts';
import type { VehicleContext } from './vehicle-context.ts';

type VehicleKind = CarLeaf | MotorcycleLeaf | VehicleLeaf;

export const vehicleKinds: Record<Channel, VehicleKind['@type']> = {
  Car: 'Car',
  Bike: 'Motorcycle',
  Commercial: 'Vehicle',
};

const pictureWidth = 1200;
/** Search engines read a handful and show one. */
const mostPictures = 6;

/**
 * One advert. The plate is left out although the page shows it, and a chassis number is never stored: a thief
 * needs both to clone a car, and machines would collect them by the thousand.
 */
export function vehicleBlock(advert: Advert, { origin, dealer }: VehicleContext): WithContext<VehicleKind> {
  const { vehicle } = advert;
  const url = origin + advertPath(advert);
  return {
    '@context': 'https://schema.org',
    '@type': vehicleKinds[advert.channel],
    '@id': `${url}#vehicle`,
    url,
    name: advert.title,
    ...stated({ description: advert.description.trim() || null }),
    image: pictureUrls(advert, origin),
    sku: advert.publicReference,
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    vehicleModelDate: String(vehicle.year),
    ...specification(vehicle),
    offers: offerBlock(advert, { origin, dealer }),
  };
}

function pictureUrls(advert: Advert, origin: string): string[] {
  return pictureAddresses(advert)
    .slice(0, mostPictures)
    .map((address) => origin + imageAddress(address, pictureWidth, imageHeight(pictureWidth, '4:3')));
}

/** Unit codes are those of UN/CEFACT, as schema.org requires. */
function specification(vehicle: Vehicle) {
  const { engineCc, powerKw } = vehicle;
  return stated({
    vehicleConfiguration: vehicle.derivative,
    bodyType: vehicle.body,
    color: vehicle.colour,
    numberOfDoors: vehicle.doors,
    vehicleSeatingCapacity: vehicle.seats,
    fuelType: vehicle.fuel,
    vehicleTransmission: vehicle.transmission,
    driveWheelConfiguration: vehicle.drivetrain,
    emissionsCO2: vehicle.co2,
    fuelConsumption:
      vehicle.consumption === null ? null : quantity(vehicle.consumption, { unitText: 'l/100 km' }),
    numberOfPreviousOwners: vehicle.owners,
    mileageFromOdometer: odometer(vehicle),
    vehicleEngine:
      engineCc || powerKw
        ? ({
            '@type': 'EngineSpecification',
            ...stated({
              engineDisplacement: engineCc ? quantity(engineCc, { unitCode: 'CMQ' }) : null,
              enginePower: powerKw ? quantity(powerKw, { unitCode: 'KWT' }) : null,
            }),
          } as const)
        : null,
  });
}

/** In the odometer's own unit: a buyer compares it with the dashboard. */
function odometer({ mileage, isMileageInMiles }: Vehicle): QuantitativeValueLeaf | null {
  if (mileage === null) return null;
  return isMileageInMiles
    ? quantity(Math.round(kmToMiles(mileage)), { unitCode: 'SMI' })
    : quantity(mileage, { unitCode: 'KMT' });
}

function quantity(value: number, unit: { unitCode: string } | { unitText: string }): QuantitativeValueLeaf {
  return { '@type': 'QuantitativeValue', value, ...unit };
}
