type Stated<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: NonNullable<T[K]>;
};

/** Only what is known: a property with null is no statement in schema.org, so it is left out. */
export function stated<const T extends object>(facts: T): Stated<T> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)) as Stated<T>;
}
