import type { Db, Transaction } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { Who } from '../who-signs.ts'

const system = { kind: 'system' } as const
type Asking = { db: Db | Transaction; services: Pick<Services, 'database'>; actor: Actor }

/** The reader as whoever may sign; the own row is not in sight while working in a selected company. */
export async function readerAs({ db, services, actor }: Asking): Promise<Who> {
  const { userId, roleId, personId } = actor
  const own = (from: Db) =>
    from.maybe<{ name: string }>(`select app.full_name(first_name, last_name) as name from users where id = $1`, [
      userId,
    ])
  const found = 'within' in db ? await db.within(system, () => own(db)) : await own(services.database.read(system))
  return { userId, roleId, personId, name: found?.name ?? '' }
}
