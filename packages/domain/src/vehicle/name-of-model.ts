/** `Volkswagen Golf`; but Renault 5 and MG4 already contain their make. */
export const nameOfModel = (make: string, model: string): string =>
  model.startsWith(make) ? model : `${make} ${model}`;
