import { refreshBallOf } from '#case-file/cases/server/ball.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { openCase } from '#case-file/cases/server/open-case.ts'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { typeOf } from '#case-file/cases/server/rows.ts'
import { keepMove, writeMoved } from '#case-file/moves/server/moves-store.ts'
import { stageOf } from '#case-types/status/stage-moves.ts'
import { Status } from '#case-types/status/statuses.ts'
import { standingName } from '#case-types/words/standing-name.ts'
import { Role } from '#formats/roles.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { refreshDeadlines } from '#preparation/deadlines/server/refresh.ts'
import { daysFrom } from './days.ts'

export type Filling = { db: Transaction; services: Services; now: Date }
type Author = { id: number; name: string }
/** The demo's main company, who speaks for it, and its attorney. */
export type Client = {
  companyId: number
  lawFirmId: number | null
  companyName: string
  attorneyId: number
  hr: Author
  attorney: Author
}

export const demoClient = async (db: Transaction): Promise<Client> => {
  const { hrId, hrName, attorneyName, ...client } = await db.one<
    Omit<Client, 'hr' | 'attorney'> & { hrId: number; hrName: string; attorneyName: string }
  >(
    `select c.id as "companyId", c.law_firm_id as "lawFirmId", c.name as "companyName", h.id as "hrId",
            app.full_name(h.first_name, h.last_name) as "hrName", a.id as "attorneyId",
            app.full_name(a.first_name, a.last_name) as "attorneyName"
       from companies c join lateral (select * from users where company_id = c.id and role_id = ${Role.employer} order by id limit 1) h on true
       join lateral (select * from users where law_firm_id = c.law_firm_id and role_id = ${Role.attorney} order by id limit 1) a on true
      where c.code = 'NORTHWIND'`,
  )
  const attorney = { id: client.attorneyId, name: attorneyName }
  return { ...client, hr: { id: hrId, name: hrName }, attorney }
}

type Opening = { typeId: number; subType?: string; daysAgo: number }

/** A matter that is about nobody: the client's, not an employee's. */
export async function openMatter({ db, now }: Filling, client: Client, { typeId, subType, daysAgo }: Opening) {
  const { companyId, lawFirmId, attorneyId, hr } = client
  const { id } = await openCase(
    db,
    {
      ...{ type: typeOf(typeId), mode: 'LEGAL', companyId, lawFirmId, attorneyId, ownerId: null },
      ...{ person: null, employmentId: null, options: { subType } },
    },
    { ...hr, now: daysFrom(now, -daysAgo) },
  )
  return id
}

/** Stages, each with how many days ago it was reached; the first is the client's step, the others the firm's. */
export type Way = readonly (readonly [stage: string, daysAgo: number])[]

/** Takes a matter along its stages, as the server writes each move, and brings what follows from it up to date. */
export async function walkMatter({ db, services, now }: Filling, client: Client, id: number, way: Way): Promise<void> {
  const { typeId } = await db.one<{ typeId: number }>('select type_id as "typeId" from cases where id = $1', [id])
  const type = typeOf(typeId)
  let from = { status: Status.initiated as Status, stage: type.stages[0]?.id ?? '', outcome: null }
  for (const [place, [stage, daysAgo]] of way.entries()) {
    const at = daysFrom(now, -daysAgo)
    const author = place === 0 ? client.hr : client.attorney
    const reached = stageOf(type, stage)
    if (!reached) throw new Error(`${type.name} has no stage ${stage}.`)
    const { status, name } = reached
    const after = { status, stage, outcome: null }
    const text =
      status === from.status
        ? `Stage “${name}”.`
        : `“${standingName(type, from)}” became “${standingName(type, after)}”.`
    const event = { kind: 'moved', text, details: { from: from.status, to: status, stage } }
    const { id: eventId } = await addEvent(db, id, event, { ...author, now: at })
    const change = { at, by: author.id }
    await keepMove(db, id, eventId, change)
    await writeMoved(db, id, { status, stage, ball_since: at }, change)
    from = after
  }
  await refreshDeadlines(db, services, id, now)
  await refreshItems({ db, services, now }, id)
  await refreshBallOf({ db, services, now }, id)
}
