import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'

/** The name under which somebody's suggestions and comments stand in a letter. */
export async function nameInLetters(db: Db, { userId, userName }: Actor): Promise<string> {
  const sql = 'select app.full_name(first_name, last_name) as name from users where id = $1'
  const found = await db.maybe<{ name: string }>(sql, [userId])
  return found?.name || userName
}
