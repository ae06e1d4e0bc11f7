import { createHmac } from 'node:crypto'
import { type Keyring, subkey } from './keyring.ts'
import { keyIdOf, open, seal } from './seal.ts'

/** Where a secret lives; a sealed value copied to any other place does not open. */
export type FieldPlace = {
  readonly tenant: string | number | bigint
  readonly table: string
  readonly column: string
  readonly row: string | number | bigint
}

export function sealField(keyring: Keyring, plaintext: string, place: FieldPlace): string {
  return seal(keyring, 'field', placeParts(place), Buffer.from(plaintext, 'utf8'))
}

export function openField(keyring: Keyring, sealed: string, place: FieldPlace): string {
  return open(keyring, 'field', placeParts(place), sealed).toString('utf8')
}

/** The value under the current key, or undefined when it already is. */
export function resealField(keyring: Keyring, sealed: string, place: FieldPlace): string | undefined {
  if (keyIdOf(sealed) === keyring.current) return undefined
  return sealField(keyring, openField(keyring, sealed, place), place)
}

/**
 * A keyed HMAC to find equal values without reading them. One subkey per purpose ('person.ssn'), so equal values
 * of different columns do not match; callers normalize the value first. The version allows a later second key.
 */
export function lookup(keyring: Keyring, purpose: string, value: string): string {
  const key = subkey(keyring.lookupKey, `lookup ${purpose}`)
  return `h1.${createHmac('sha256', key).update(value, 'utf8').digest('base64url')}`
}

function placeParts(place: FieldPlace): string[] {
  return [String(place.tenant), place.table, place.column, String(place.row)]
}
