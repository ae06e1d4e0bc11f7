import { emailEntities } from '../entities/email.ts'
import type { Entity } from '../entities/entity.ts'
import { partyEntities } from '../entities/parties.ts'
import { recordEntities } from '../entities/records.ts'
import { rightEntities } from '../entities/rights.ts'
import { sessionEntities } from '../entities/stored-session.ts'
import { userEntities } from '../entities/users.ts'
import { hold, type Row, same } from '../row.ts'

const entities: readonly Entity[] = [
  ...userEntities,
  ...rightEntities,
  ...sessionEntities,
  ...partyEntities,
  ...emailEntities,
  ...recordEntities,
]

/** Specification §3: each property of each record is written, and read back (its name survives: decisions §1). */
export const entityRows: Row[] = entities.map(({ name, since, fields, keep }) => ({
  kind: 'entity',
  spec: '§3',
  what: `${name} (${fields.split(' ').length} fields)`,
  since,
  check: async (world) => {
    const kept = await keep(world)
    const unread = fields.split(' ').filter((field) => !(field in kept))
    hold(unread.length === 0, `Nobody reads back ${unread.join(', ')} of ${name}.`)
    for (const [field, [read, expected]] of Object.entries(kept)) same(read, expected, `${field} of ${name}`)
  },
}))
