/**
 * How a feature learns from those on the floors above it without importing them: it declares a slot, they hand in parts,
 * and src/app puts both together. `awaited.of(services)` gives what was handed in, in the order of the features.
 */
export type Slot<T> = {
  /** A part for this slot, for the manifest of whoever hands it in. */
  (value: T): Part<T>
  of(from: { parts: Parts }): readonly T[]
}
export type Part<T = unknown> = { slot: symbol; value: T }
export type Parts = ReadonlyMap<symbol, readonly unknown[]>

export function slot<T>(name: string): Slot<T> {
  const key = Symbol(name)
  return Object.assign((value: T): Part<T> => ({ slot: key, value }), {
    of: ({ parts }: { parts: Parts }) => (parts.get(key) ?? []) as readonly T[],
  })
}

export function collectParts(parts: readonly Part[]): Parts {
  const collected = new Map<symbol, unknown[]>()
  for (const { slot: key, value } of parts) collected.set(key, [...(collected.get(key) ?? []), value])
  return collected
}
