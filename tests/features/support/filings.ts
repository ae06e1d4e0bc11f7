import { expect } from 'vitest'
import type { Answer } from '#engine/answer.ts'
import { saveFacts } from '#parties/facts/server/store.ts'
import { recordsOf } from '../../setup/records.ts'
import type { TestServer } from '../../setup/server.ts'

export const ATTORNEY = 9

/** A case on its way to the agency. */
export function filingsOf(server: TestServer) {
  const { system } = recordsOf(server)

  const today = () => server.today()

  /** An H-1B extension of Priya's, opened by the employer. */
  async function opened(more: object = {}) {
    const priya = await system().one<{ id: number }>(
      `select p.id from people p join companies c on c.id = p.company_id where p.first_name = 'Priya' and c.code = 'NORTHWIND'`,
    )
    const reply = await (await server.as(3)).post('/api/cases', {
      ...{ typeId: 1, subType: 'extension', personId: priya.id, channel: 'paper' },
      ...more,
    })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return reply.body as { id: number; number: string }
  }

  const get = async (who: number, path: string) => (await server.as(who)).get(path)

  /** Waits until the worker is done with a package. */
  async function built(id: number, packageId: number) {
    for (let tries = 0; tries < 600; tries++) {
      const { body } = await get(ATTORNEY, `/api/cases/${id}/packages/${packageId}`)
      if (!['Waiting', 'Working'].includes(body.status)) return body
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('The package was not built in time.')
  }

  /** Waits until the worker has looked for the codes of a scan. */
  async function scanRead(id: number, scanId: number) {
    for (let tries = 0; tries < 600; tries++) {
      const { items } = (await get(ATTORNEY, `/api/cases/${id}/signature-scans`)).body
      const scan = items.find((each: { id: number }) => each.id === scanId)
      if (scan.status !== 'Reading') return scan
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('The scan was not read in time.')
  }

  /** What the fee engine needs to know, as the questionnaires would have saved it. */
  async function answers(id: number): Promise<void> {
    await save(id, 'company', {
      'company.employees': { value: 120 + id },
      'company.fullTimeEquivalents': { value: 110 },
      'company.h1bEmployees': { value: 6 },
      'company.l1Employees': { value: 1 },
      'company.affiliates': { value: [] },
      'company.nonprofitTaxExempt': { value: false },
    })
    await save(id, 'case', { 'case.laterExtension': { value: false }, 'case.correctsError': { value: false } })
  }

  async function save(id: number, subject: 'company' | 'case' | 'person', said: Record<string, Answer>): Promise<void> {
    const { personId, companyId, lawFirmId } = await system().one<
      Record<'personId' | 'companyId' | 'lawFirmId', number>
    >(
      'select person_id as "personId", company_id as "companyId", law_firm_id as "lawFirmId" from cases where id = $1',
      [id],
    )
    const saving = {
      ...{ keyring: server.services.keyring, source: 'form' as const, by: null, now: server.clock.now() },
      owner: { companyId, lawFirmId },
    }
    const ref = { subject, id: { company: companyId, person: personId, case: id }[subject] }
    await server.services.database.transaction({ kind: 'system' }, async (tx) => {
      await saveFacts(tx, ref, said, saving)
    })
  }

  return { today, opened, get, built, scanRead, answers, save }
}
