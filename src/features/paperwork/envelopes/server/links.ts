import { randomInt } from 'node:crypto'
import { lookup } from '#platform/crypto/fields.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import { hashToken } from '#platform/crypto/tokens.ts'

/** The token stands behind the #: no server, proxy or log on the way ever sees it. */
export const signingPath = (envelopeId: number, token: string): string => `/docuSignPageView/${envelopeId}#${token}`

export const verifyPath = (checkNumber = ''): string =>
  checkNumber ? `/verifySignedDocument/${checkNumber}` : '/verifySignedDocument'

/**
 * The secret of a signer's link: 256 bits that only the installation's key can make. So a reminder mails the same link
 * again, although nothing but its digest is stored.
 */
export function linkToken(keyring: Keyring, signerId: number, askedAt: Date): string {
  return lookup(keyring, 'signing link', `${signerId} ${askedAt.getTime()}`).slice('h1.'.length)
}

export const linkHash = (token: string): string => hashToken(token)

export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')

/** A million codes are quickly tried by whoever reads the database; without the key outside it they cannot be. */
export const codeHash = (keyring: Keyring, signerId: number, code: string): string =>
  lookup(keyring, 'signing code', `${signerId} ${code}`)

/** Without letters and digits that look alike on paper. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** 'VC-7F3K-92QD-M4TX': sixty bits, to be typed from paper. */
export function newCheckNumber(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `VC-${group()}-${group()}-${group()}`
}
