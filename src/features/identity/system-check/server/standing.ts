import type { Db } from '#platform/database/database.ts'

/** Whether the database answers. */
export async function standing(db: Db): Promise<'ok' | 'away'> {
  try {
    await db.run('select 1')
    return 'ok'
  } catch {
    return 'away'
  }
}
