type Stated<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: NonNullable<T[K]>;
};

/** Leaves out unknown values: in schema.org a property with null states nothing. */
export function stated<const T extends object>(facts: T): Stated<T> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)) as Stated<T>;
}
