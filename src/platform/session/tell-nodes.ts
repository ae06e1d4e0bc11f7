import type { Transaction } from '../database/database.ts'

/** Tells all nodes, when this is committed, that what they remember of sessions is old. */
export const sessionsChanged = (tx: Transaction) => tx.atEnd({ text: `select pg_notify('visacare', 'sessions')` })
