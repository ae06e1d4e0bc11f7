import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { z } from 'zod'

/**
 * The installation's keys. Field and file keys rotate: new values use `current`, old keys stay readable.
 * The lookup key does not rotate with them, so that stored look-up values keep matching.
 * Keys are KeyObjects, which no log or error prints.
 */
export type Keyring = {
  readonly current: string
  readonly keys: ReadonlyMap<string, KeyObject>
  readonly lookupKey: KeyObject
}

export class KeyringInvalid extends Error {
  override name = 'KeyringInvalid'
}

export class KeyUnknown extends Error {
  override name = 'KeyUnknown'
  constructor(keyId: string) {
    super(`The keyring has no key ${keyId}; it was removed too early or belongs to another installation.`)
  }
}

export function generateKeyring(): Keyring {
  const current = newKeyId()
  return { current, keys: new Map([[current, newKey()]]), lookupKey: newKey() }
}

/** JSON text `{ "current": id, "keys": { id: base64 of 32 bytes }, "lookup": base64 of 32 bytes }`. */
export function parseKeyring(text: string): Keyring {
  const stored = StoredKeyring.safeParse(json(text))
  // Zod's own messages could repeat a part of the input, that is of a key.
  if (!stored.success)
    throw new KeyringInvalid('The keyring must be JSON with current, keys and lookup; each key is 32 bytes in base64.')
  const { current, keys, lookup } = stored.data
  if (!Object.hasOwn(keys, current)) throw new KeyringInvalid('The current key of the keyring is not among its keys.')
  return {
    current,
    keys: new Map(Object.entries(keys).map(([id, key]) => [id, keyFrom(key)])),
    lookupKey: keyFrom(lookup),
  }
}

export function serializeKeyring(keyring: Keyring): string {
  const keys = Object.fromEntries([...keyring.keys].map(([id, key]) => [id, base64(key)]))
  return `${JSON.stringify({ current: keyring.current, keys, lookup: base64(keyring.lookupKey) }, null, 2)}\n`
}

/** First step of a rotation: a new current key; everything sealed before stays readable. */
export function addKey(keyring: Keyring): Keyring {
  const current = newKeyId()
  return { ...keyring, current, keys: new Map([...keyring.keys, [current, newKey()]]) }
}

/** Last step of a rotation, once every value is sealed again: only the current key remains. */
export function dropOldKeys(keyring: Keyring): Keyring {
  return { ...keyring, keys: new Map([[keyring.current, keyWithId(keyring, keyring.current)]]) }
}

export function keyWithId(keyring: Keyring, keyId: string): KeyObject {
  const key = keyring.keys.get(keyId)
  if (!key) throw new KeyUnknown(keyId)
  return key
}

/** A key for one purpose only (RFC 5869), so that no key ever serves two. */
export function subkey(key: KeyObject, purpose: string): KeyObject {
  const derived = subkeys.get(key) ?? new Map<string, KeyObject>()
  subkeys.set(key, derived)
  const known = derived.get(purpose)
  if (known) return known
  const fresh = createSecretKey(Buffer.from(hkdfSync('sha256', key, '', `visacare ${purpose}`, keyLength)))
  derived.set(purpose, fresh)
  return fresh
}

export const keyIdPattern = /^[A-Za-z0-9_-]{1,32}$/

const keyLength = 32
const subkeys = new WeakMap<KeyObject, Map<string, KeyObject>>()

const Key = z.base64().refine((text) => Buffer.from(text, 'base64').length === keyLength)
const StoredKeyring = z.strictObject({
  current: z.string(),
  keys: z.record(z.string().regex(keyIdPattern), Key),
  lookup: Key,
})

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function newKey(): KeyObject {
  return createSecretKey(randomBytes(keyLength))
}

function newKeyId(): string {
  return `k${randomBytes(5).toString('hex')}`
}

function keyFrom(text: string): KeyObject {
  return createSecretKey(Buffer.from(text, 'base64'))
}

function base64(key: KeyObject): string {
  return key.export().toString('base64')
}
