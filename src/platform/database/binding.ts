/** Binds a value and answers its place in the text: `$3`. */
export type Bind = (value: unknown) => string

/** Collects the values of a statement, after those that have their place already. */
export function binding(first: unknown[] = []): { values: unknown[]; bind: Bind } {
  const values = [...first]
  return { values, bind: (value) => `$${values.push(value)}` }
}
