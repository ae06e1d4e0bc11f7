import { deserialize, serialize } from 'node:v8'

/**
 * What goes to a reader and comes back: only the bytes that are meant, never those that happen to lie beside them in the
 * sender's memory.
 */
export const packed = (content: unknown): Uint8Array => serialize(content)

/** Of what an own program packed. */
export const unpacked = (parcel: Uint8Array): unknown => deserialize(parcel)

/** The same with memory of its own for every piece: a reader may give a piece away, and with it what lies around it. */
export const unpackedApart = (parcel: Uint8Array): unknown => owned(deserialize(parcel))

function owned(value: unknown): unknown {
  if (value instanceof Uint8Array) return new Uint8Array(value)
  if (Array.isArray(value)) return value.map(owned)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, owned(each)]))
}

/** Bytes and letters in it: what waits for a reader is counted before it is packed. */
export function sizeOf(value: unknown): number {
  if (value instanceof Uint8Array) return value.byteLength
  if (typeof value === 'string') return value.length
  if (!Array.isArray(value) && !isRecord(value)) return 0
  return Object.values(value).reduce((sum: number, each) => sum + sizeOf(each), 0)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
