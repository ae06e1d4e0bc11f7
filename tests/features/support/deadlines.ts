import { expect } from 'vitest'
import { refreshItems } from '#case-file/cases/server/open-items.ts'
import { addDays } from '#formats/day.ts'
import { saveFacts } from '#parties/facts/server/store.ts'
import { refreshDeadlines } from '#preparation/deadlines/server/refresh.ts'
import { recordsOf } from '../../setup/records.ts'
import type { TestServer } from '../../setup/server.ts'

export const ATTORNEY = 9

/** A case with dates that the law names. */
export function deadlinesOf(server: TestServer) {
  const { system } = recordsOf(server)

  const change = <T>(work: Parameters<typeof server.services.database.transaction<T>>[1]) =>
    server.services.database.transaction({ kind: 'system' }, work)

  const today = () => server.today()

  const inDays = (days: number) => addDays(today(), days)

  async function opened() {
    const priya = await system().one<{ id: number; companyId: number }>(
      `select p.id, p.company_id as "companyId" from people p join companies c on c.id = p.company_id
        where p.first_name = 'Priya' and c.code = 'NORTHWIND'`,
    )
    const reply = await (await server.as(3)).post('/api/cases', {
      ...{ typeId: 1, subType: 'extension', personId: priya.id, channel: 'paper' },
    })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return { id: reply.body.id as number, personId: priya.id, companyId: priya.companyId }
  }

  /** Priya's stay ends on a day; the job works the dates out. */
  async function stayEnds({ personId, companyId }: { personId: number; companyId: number }, on: string): Promise<void> {
    await change((tx) =>
      saveFacts(
        tx,
        { subject: 'person', id: personId },
        { 'person.statusExpiresOn': { value: on } },
        {
          ...{ keyring: server.services.keyring, source: 'form', by: null, now: server.clock.now() },
          owner: { companyId, lawFirmId: null, householdPersonId: personId },
        },
      ),
    )
  }

  const refreshed = (id: number) =>
    change(async (tx) => {
      const { services, clock } = server
      await refreshDeadlines(tx, services, id, clock.now())
      await refreshItems({ db: tx, services, now: clock.now() }, id)
    })

  return { change, today, inDays, opened, stayEnds, refreshed }
}
