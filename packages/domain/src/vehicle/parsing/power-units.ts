/** Brake horsepower per kilowatt: the figure that people still ask for. */
export const bhpInKw = 1.34102;

/** Metric horsepower per kilowatt, as on the Continent. */
export const psInKw = 1.35962;

/** Other units of power that sellers state, each in kilowatts. */
export const powerUnits = { bhp: 1 / bhpInKw, hp: 1 / bhpInKw, ps: 1 / psInKw } as const;
