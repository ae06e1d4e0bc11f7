import type { KnownAnswer } from '#engine/answer.ts'
import type { SubjectKey } from '#engine/known-facts.ts'
import { person } from '#facts/person.ts'
import { secretColumns } from '#parties/facts/rules.ts'
import type { Db } from '#platform/database/database.ts'
import type { Asked } from '../case-questions.ts'
import type { CaseParticipant } from './case-participant.ts'
import { type CopySource, earlierCases, relativesOf } from './store.ts'

export type Copy = { from: string; answers: Record<string, KnownAnswer> }

/** What families share. */
const SHARED = [person.addresses.id, person.mobilePhone.id, person.daytimePhone.id, person.email.id] as const

/**
 * What could be taken over: of a family member the address and how to reach them, of an earlier case of the same person
 * what was asked then and is asked now. Secrets are never copied.
 */
export async function copiesFor(db: Db, { visible, file }: CaseParticipant, subject: SubjectKey): Promise<Copy[]> {
  const [kind, id] = subject.split('/')
  const asked = [...visible.values()].filter((each) => each.subject === subject && !isSecret(each))
  if (asked.length === 0) return []
  if (kind === 'person') {
    const shared = asked.filter(({ fact }) => (SHARED as readonly string[]).includes(fact.id))
    return copies(await relativesOf(db, Number(id)), shared)
  }
  return kind === 'case' ? copies(await earlierCases(db, file.case.id), asked) : []
}

const copies = (sources: readonly CopySource[], asked: readonly Asked[]): Copy[] =>
  sources
    .map(({ name, known }) => ({
      from: name,
      answers: Object.fromEntries(asked.flatMap(({ fact }) => (known[fact.id] ? [[fact.id, known[fact.id]]] : []))),
    }))
    .filter(({ answers }) => Object.keys(answers).length > 0) as Copy[]

const isSecret = ({ fact }: Asked) => fact.secret || (fact.type === 'records' && secretColumns(fact).length > 0)
