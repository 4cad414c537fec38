/** `Volkswagen Golf`; but the Renault 5 and the MG4 say their make themselves. */
export const nameOfModel = (make: string, model: string): string =>
  model.startsWith(make) ? model : `${make} ${model}`;
