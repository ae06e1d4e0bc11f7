import { authorsOf, readFacts, readFactsOf } from '#parties/facts/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import type { CommandContext } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { Person } from '../records.ts'
import { employmentsOf } from './employment-store.ts'
import { withColumns } from './facts-store.ts'
import { companyNameOf, getPerson, householdOf, type LoginRow, loginsOf } from './store.ts'

export type Reading = { db: Db; actor: Actor; services: Services } & Partial<Pick<CommandContext, 'asSystem'>>

/** Everything of one person the reader may see: facts with secrets masked, jobs, family. */
export async function readPerson(context: Reading, id: number): Promise<Person> {
  const { db, actor, services } = context
  const { lawFirmId: _firm, termination, ...person } = await getPerson(db, actor, id)
  const facts = await readFacts(db, services.keyring, { subject: 'person', id })
  const employments = await employmentsOf(db, person.companyId, id)
  const jobFacts = await readFactsOf(
    db,
    services.keyring,
    'employment',
    employments.map((each) => each.id),
  )
  const household = await householdOf(db, person)
  const known = withColumns(facts.known, { ...person, lawFirmId: null, termination })
  const answers = [known, ...[...jobFacts.values()].map((each) => each.known)].flatMap((each) => Object.values(each))
  const outside = await readOutside(context, person.companyId, {
    people: [id, ...household.map((each) => each.id)],
    users: answers.map(({ by }) => by),
  })
  return {
    ...person,
    companyName: outside.companyName,
    login: loginOf(outside.logins, id),
    termination: termination && { on: termination.on, reason: termination.reason, at: termination.at },
    facts: { known, version: facts.version },
    authors: outside.authors,
    employments: employments.map((each) => ({ ...each, facts: jobFacts.get(each.id) ?? { known: {}, version: 0 } })),
    household: household.map((each) => ({ ...each, login: loginOf(outside.logins, each.id) })),
  }
}

/**
 * Of somebody who may be seen: the company's name (an employee does not read companies), whether there is a login (a
 * firm does not read its clients' users) and who answered (whoever that was).
 */
async function readOutside(
  { db, services, asSystem }: Reading,
  companyId: number,
  wanted: { people: number[]; users: (number | null)[] },
) {
  const read = async (system: Db) => ({
    companyName: (await companyNameOf(system, companyId)).name,
    logins: await loginsOf(system, companyId, wanted.people),
    authors: await authorsOf(system, wanted.users),
  })
  return asSystem
    ? asSystem('logins, company name and authors of a person', () => read(db))
    : read(services.database.read({ kind: 'system' }))
}

function loginOf(logins: LoginRow[], personId: number): Person['login'] {
  const login = logins.find((each) => each.personId === personId)
  return login ? { userId: login.userId, email: login.email, status: login.status } : null
}
