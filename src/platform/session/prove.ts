import type { Db } from '../database/database.ts'

/** The first statement of a request proves its session. For operations whose own statements leave its scope. */
export const proveSession = (db: Db) => db.run('select 1')
