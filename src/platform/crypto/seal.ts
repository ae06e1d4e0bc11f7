import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'
import { type Keyring, keyIdPattern, keyWithId, subkey } from './keyring.ts'

export class CannotOpen extends Error {
  override name = 'CannotOpen'
  constructor() {
    // Says nothing about the value, and nothing about which of key, place and content was wrong.
    super('This sealed value cannot be opened: it was changed, or it belongs to another place.')
  }
}

/** AES-256-GCM under the current key as `v1.<keyId>.<iv>.<ciphertext+tag>`; `place` must be the same to open it. */
export function seal(keyring: Keyring, purpose: string, place: readonly string[], content: Buffer): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', keyFor(keyring, keyring.current, purpose), iv)
  cipher.setAAD(boundTo(purpose, place))
  const sealed = Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()])
  return ['v1', keyring.current, iv.toString('base64url'), sealed.toString('base64url')].join('.')
}

export function open(keyring: Keyring, purpose: string, place: readonly string[], text: string): Buffer {
  const { keyId, iv, sealed } = partsOf(text)
  const decipher = createDecipheriv('aes-256-gcm', keyFor(keyring, keyId, purpose), iv, { authTagLength: tagLength })
  decipher.setAAD(boundTo(purpose, place))
  decipher.setAuthTag(sealed.subarray(sealed.length - tagLength))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - tagLength)), decipher.final()])
  } catch {
    throw new CannotOpen()
  }
}

/** The key a sealed value was made with; a rotation seals again what is not under the current one. */
export function keyIdOf(text: string): string {
  return partsOf(text).keyId
}

// NIST SP 800-38D: 96-bit random iv, full 128-bit tag.
const ivLength = 12
const tagLength = 16

function partsOf(text: string): { keyId: string; iv: Buffer; sealed: Buffer } {
  const [version, keyId = '', ivText = '', sealedText = '', ...rest] = text.split('.')
  const iv = Buffer.from(ivText, 'base64url')
  const sealed = Buffer.from(sealedText, 'base64url')
  const wellFormed = version === 'v1' && keyIdPattern.test(keyId) && rest.length === 0
  if (!wellFormed || iv.length !== ivLength || sealed.length < tagLength) throw new CannotOpen()
  return { keyId, iv, sealed }
}

function keyFor(keyring: Keyring, keyId: string, purpose: string): KeyObject {
  return subkey(keyWithId(keyring, keyId), purpose)
}

// JSON keeps the parts apart: ['a', 'bc'] and ['ab', 'c'] are different places.
function boundTo(purpose: string, place: readonly string[]): Buffer {
  return Buffer.from(JSON.stringify([purpose, ...place]))
}
