import { dayIn, defaultZone } from '#formats/day.ts'
import { generateKeyring } from '#platform/crypto/keyring.ts'
import type { Database, Db, Transaction } from '#platform/database/database.ts'
import { FIRM, FIRM_ADMINISTRATOR } from './case-statements.ts'
import type { Office } from './fill-cases.ts'

export const NEW_CASE = { typeId: 1, subType: 'extension', channel: 'paper' }

/** A statement as the product sends it; «marks» in its values stand for what differs from request to request. */
export type Recorded = { text: string; values: string; takes: { mark: string; path: string[] }[] }
export type Replay = { url: string; recordings: Record<string, Recorded[]> }

/** Has the handlers themselves answer one request each, as the system whom no policy confines, and notes what they ask. */
export async function record(
  appUrl: string,
  { companyId, userId, personIds, caseIds }: Office,
): Promise<Replay['recordings']> {
  const { implemented } = await import('#app/implemented.ts')
  const { serverParts } = await import('#app/server/parts.ts')
  const { openDatabase } = await import('#platform/database/database.ts')
  const { settableClock } = await import('#platform/clock.ts')
  const clock = settableClock()
  const database = openDatabase({ url: appUrl, clock, max: 2, timeoutMs: 60_000 })
  const [personId = 0] = personIds
  const [caseId = 0] = caseIds
  const employer = {
    ...{ userId, companyId, roleId: 3, scope: 'company', roleName: 'EmployerAdmin', userName: 'user1@bench.example' },
    ...{ selectedCompanyId: null, lawFirmId: null, personId: null, zone: defaultZone },
  }
  const firm = {
    ...{ ...employer, userId: FIRM_ADMINISTRATOR, companyId: null, lawFirmId: FIRM, roleId: 10, scope: 'firm' },
    ...{ roleName: 'LawFirmAdmin', userName: 'firm@bench.example' },
  }
  const answer = async (name: string, input: object, actor: object = employer): Promise<Recorded[]> => {
    const found = implemented.find(({ operation }) => operation.name === name)
    if (!found) throw new Error(`There is no operation ${name}.`)
    const note = notesOf({ companyId, userId, personId, caseId })
    const read = () => note.over(database.read({ kind: 'system' }))
    const services = {
      database: { read },
      parts: serverParts,
      rights: { may: async () => true, of: async () => new Set() },
      keyring: generateKeyring(),
      config: { publicUrl: '' },
    }
    const context = {
      ...{ actor, now: clock.now(), today: dayIn(defaultZone, clock.now()), services, db: read() },
      ...{ audit() {}, enqueue() {}, afterCommit() {} },
      mail: async () => {},
      asSystem: (_reason: string, work: () => Promise<unknown>) => work(),
      refuse: (code: string) => {
        throw new Error(`${name} is refused: ${code}`)
      },
    }
    const run = (db: Db) => found.handler({ ...context, db } as never, found.operation.input.parse(input) as never)
    if (found.operation.kind === 'query') await run(context.db)
    else await undone(database, (tx) => run(note.overTransaction(tx)))
    return note.statements
  }
  try {
    return {
      list: await answer('cases.list', {}),
      dashboard: await answer('cases.dashboard', {}),
      firmDashboard: await answer('cases.dashboard', {}, firm),
      get: await answer('cases.get', { id: caseId }),
      open: await answer('cases.open', { ...NEW_CASE, personId }),
    }
  } finally {
    await database.end()
  }
}

/** Does the work in a transaction and takes it back. */
async function undone(database: Database, work: (tx: Transaction) => Promise<unknown>): Promise<void> {
  const enough = new Error('enough')
  await database
    .transaction({ kind: 'system' }, async (tx) => {
      await work(tx)
      throw enough
    })
    .catch((error) => {
      if (error !== enough) throw error
    })
}

/** Ids have six digits and more, each kind its own range: one that comes up again later is the same record. */
function notesOf(known: Record<string, number>) {
  const marks = new Map(Object.entries(known).map(([mark, id]) => [String(id), mark]))
  const statements: Recorded[] = []
  const note = (text: string, given: readonly unknown[] = [], rows: object[] = []) => {
    const values = JSON.stringify(given).replace(/\d{6,}/g, (id) => (marks.has(id) ? `«${marks.get(id)}»` : id))
    const takes: Recorded['takes'] = []
    const take = (value: unknown, path: string[]) => {
      if (typeof value === 'object' && value !== null)
        for (const [name, each] of Object.entries(value)) take(each, [...path, name])
      if (!Number.isInteger(value) || Number(value) < 100_000 || marks.has(String(value))) return
      const mark = [statements.length, ...path].join('.')
      marks.set(String(value), mark)
      takes.push({ mark, path })
    }
    take(rows, [])
    statements.push({ text, values, takes })
  }
  const over = (db: Db): Db => {
    const rows = async <R>(text: string, values?: readonly unknown[]) => {
      const found = await db.rows<R>(text, values)
      note(text, values, found as object[])
      return found
    }
    return {
      rows,
      maybe: async <R>(text: string, values?: readonly unknown[]) => (await rows<R>(text, values))[0],
      one: async <R>(text: string, values?: readonly unknown[]) => {
        const [row] = await rows<R>(text, values)
        if (row === undefined) throw new Error(`Nothing is found by ${text}`)
        return row
      },
      run: async (text, values) => {
        note(text, values)
        return db.run(text, values)
      },
    }
  }
  const overTransaction = (tx: Transaction): Transaction => ({
    ...over(tx),
    atEnd: () => {},
    within: (_scope, work) => work(),
  })
  return { statements, over, overTransaction }
}
