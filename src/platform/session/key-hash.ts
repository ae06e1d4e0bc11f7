/** How a key begins, so that people and secret scanners know what they found. */
export const KEY_BEGINS = 'vck_'

/** In place of a session's digest: the database proves it as a key (app.enter). */
const MARK = 'key:'
export const isKey = (tokenHash: string): boolean => tokenHash.startsWith(MARK)
export const keyHashOf = (tokenHash: string): string => tokenHash.slice(MARK.length)
export const asKey = (keyHash: string): string => `${MARK}${keyHash}`
