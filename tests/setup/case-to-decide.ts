import { expect } from 'vitest'
import { addDays } from '#formats/day.ts'
import { saveFacts } from '#parties/facts/server/store.ts'
import type { TestServer } from './server.ts'

export const EMPLOYER = 3
export const EMPLOYEE = 5
export const ATTORNEY = 9
export const FIRM = 10
export const ASSISTANT = 13

/** What the attorney vouches for when a package goes out. */
export const FILING = {
  ...{ signedByHand: true, feesApproved: true, channel: 'paper', proofOfFiling: '1Z999AA10123456784' },
  preparedElsewhere: 'Prepared and sent by the firm’s former software.',
  errorsWaived: 'Checked by hand.',
}

/** Cases on their way to a decision, moved as people do: each step by who may make it. */
export function casesOf(server: () => TestServer) {
  const system = () => server().services.database.read({ kind: 'system' })
  const change = (text: string, values: unknown[] = []) =>
    server().services.database.transaction({ kind: 'system' }, (tx) => tx.run(text, values))
  const today = () => server().today()
  const inDays = (days: number) => addDays(today(), days)
  const post = async (who: number, path: string, body: object) => (await server().as(who)).post(path, body)
  const move = (who: number, id: number, body: object) => post(who, `/api/cases/${id}/move`, body)
  const record = (who: number, id: number, body: object) => post(who, `/api/cases/${id}/events`, body)
  const must = (reply: { status: number; body: unknown }) => {
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    return reply.body as Record<string, never>
  }

  const personNamed = async (firstName: string) =>
    await system().one<{ id: number; companyId: number }>(
      `select p.id, p.company_id as "companyId" from people p join companies c on c.id = p.company_id
        where p.first_name = $1 and c.code = 'NORTHWIND' order by p.id limit 1`,
      [firstName],
    )

  /** A person's record says something; needed where a date follows from it. */
  async function knows(firstName: string, facts: Record<string, unknown>) {
    const { id, companyId } = await personNamed(firstName)
    const { database, keyring, clock } = server().services
    await database.transaction({ kind: 'system' }, (tx) =>
      saveFacts(
        tx,
        { subject: 'person', id },
        Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, { value }])),
        {
          ...{ keyring, source: 'form', by: null, now: clock.now() },
          owner: { companyId, lawFirmId: null, householdPersonId: id },
        },
      ),
    )
  }

  async function opened(more: object = {}, firstName = 'Priya') {
    const { id } = await personNamed(firstName)
    const body = { typeId: 1, subType: 'extension', personId: id, channel: 'paper', ...more }
    return must(await post(EMPLOYER, '/api/cases', body)) as unknown as {
      id: number
      number: string
      path: string
      linked: { id: number }[]
    }
  }

  async function ready(id: number) {
    must(await move(EMPLOYEE, id, { to: 2, despiteMissing: true }))
    must(await move(ASSISTANT, id, { to: 3, documentsWaived: 'The originals are in the paper file.' }))
    must(await move(FIRM, id, { to: 4 }))
    must(await move(ATTORNEY, id, { to: 5, errorsWaived: 'Checked by hand.' }))
  }

  async function filed(id: number) {
    await ready(id)
    must(await move(ATTORNEY, id, { to: 6, ...FILING, filedOn: today() }))
  }

  async function receipted(id: number) {
    await filed(id)
    const receipt = { receiptNumber: 'IOE0912345678', receiptOn: today(), noticeOn: today() }
    must(await record(ASSISTANT, id, { event: 'receipt', ...receipt }))
  }

  const read = async (who: number, id: number) => must(await (await server().as(who)).get(`/api/cases/${id}`))
  const dates = async (who: number, id: number) => {
    const { items } = must(await (await server().as(who)).get(`/api/cases/${id}/deadlines`))
    return items as unknown as { id: number; rule: string; part: string; title: string; dueOn: string }[]
  }
  return {
    system,
    change,
    today,
    inDays,
    move,
    record,
    must,
    personNamed,
    knows,
    opened,
    ready,
    filed,
    receipted,
    read,
    dates,
  }
}
