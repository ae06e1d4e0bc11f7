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

/** How a key begins, so that people and secret scanners know what they found. */
export const KEY_BEGINS = 'vck_'

/** In place of a session's digest: the database proves it as a key (app.enter). */
const MARK = 'key:'
export const isKey = (tokenHash: string): boolean => tokenHash.startsWith(MARK)
export const keyHashOf = (tokenHash: string): string => tokenHash.slice(MARK.length)
export const asKey = (keyHash: string): string => `${MARK}${keyHash}`
