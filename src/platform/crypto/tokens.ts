import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits for sessions, links and calendars. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url')
}

/** What is stored of a random token, in hex. Plain SHA-256 is enough: nobody guesses 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token, 'utf8').digest('hex')
}

/** Compares in the same time whatever differs, lengths included. */
export function sameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest()
}
