import type { Limit } from '#identity/sessions/server/limits.ts'
import { TOO_MANY_EMAILS } from '../contract.ts'

/** Mails that somebody sends by hand or by a call (decisions §10). */
export const SENDING: Limit = { name: 'email', hits: 60, seconds: 900, says: TOO_MANY_EMAILS }
