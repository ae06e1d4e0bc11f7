/** A text that only this browser's key opens. */
export type Sealed = {
  iv: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
  /** Sealed at once with a pad made before, from this byte of it on. */
  from?: number
}

export const newKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

export async function seal(key: CryptoKey, text: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, sealed: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text)) }
}

export async function unseal(key: CryptoKey, { iv, sealed, from }: Sealed): Promise<string> {
  if (from === undefined)
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed))
  const pad = await padOf(key, iv, from + sealed.byteLength)
  return new TextDecoder().decode(combined(new Uint8Array(sealed), pad.subarray(from)))
}

export type Pad = { seal: (text: string) => Sealed | undefined }

/**
 * The browser encrypts only in its own time, but a page that goes has none. So bytes of the key are made in advance, and
 * what has to be kept at the last moment is combined with them, each byte once; undefined when they do not suffice.
 */
export async function makePad(key: CryptoKey, size = 65_536): Promise<Pad> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const pad = await padOf(key, iv, size)
  let from = 0
  return {
    seal(text) {
      const plain = new TextEncoder().encode(text)
      if (from + plain.length > pad.length) return undefined
      const sealed = { iv, sealed: combined(plain, pad.subarray(from)).buffer, from }
      from += plain.length
      return sealed
    },
  }
}

/** The key stream of AES-GCM is what it makes of zeros. */
const padOf = async (key: CryptoKey, iv: Uint8Array<ArrayBuffer>, size: number) =>
  new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new Uint8Array(size))).subarray(0, size)

function combined(bytes: Uint8Array, pad: Uint8Array): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(bytes.length)
  for (let at = 0; at < bytes.length; at += 1) result[at] = (bytes[at] ?? 0) ^ (pad[at] ?? 0)
  return result
}
