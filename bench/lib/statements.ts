import { insertDetail } from '#identity/common-details/server/store.ts'
import { listUsers } from '#identity/users/server/list.ts'
import { getUser } from '#identity/users/server/store.ts'
import type { Db } from '#platform/database/database.ts'

export type Statement = { text: string; values: readonly unknown[] }
export type Statements = { list: Statement; one: Statement; create: Statement; anyCompany: string }

/** Stands for the company in the recorded values. */
export const ANY_COMPANY = 987_654_321

/** The very texts of our own stores, so that the limit runs the same SQL as the product. */
export async function statements(): Promise<Statements> {
  const change = { at: new Date(), by: 1 }
  return {
    list: await recorded((db) => listUsers(db, { of: 'company', id: ANY_COMPANY }, { sort: 'name', limit: 20 })),
    one: await recorded((db) => getUser(db, 1)),
    create: await recorded((db) => insertDetail(db, { commonName: 'bench', value: 'a', position: 1 }, change)),
    anyCompany: String(ANY_COMPANY),
  }
}

export async function recorded(ask: (db: Db) => Promise<unknown>): Promise<Statement> {
  const asked: Statement[] = []
  const note = async (text: string, values: readonly unknown[] = []) => {
    asked.push({ text, values })
    return []
  }
  await ask({ rows: note, one: note, maybe: note, run: note } as unknown as Db)
  const [statement] = asked
  if (statement === undefined || asked.length > 1) throw new Error('The limit is one statement; this call sends more.')
  return statement
}
