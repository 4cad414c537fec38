export const otherVehicleWords =
  'This advert was placed with another number plate. To sell another vehicle, start a new advert; if the plate was wrong, withdraw this one and place it again.';
