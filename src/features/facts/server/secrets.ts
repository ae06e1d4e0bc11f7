import type { Answer, KnownAnswer } from '#engine/answer.ts'
import type { RecordsType } from '#engine/fact.ts'
import { allFacts } from '#facts/all.ts'
import { openField, sealField } from '#platform/crypto/fields.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { SubjectRef } from './store.ts'

// A sealed value in a document: bound to its subject, fact, record and column, so a copy elsewhere does not open.
type Sealed = { sealed: string }

/** The answer as it is stored: secret values sealed, in records column by column. */
export const sealAnswer = (keyring: Keyring, ref: SubjectRef, factId: string, answer: Answer): Answer =>
  mapSecrets(factId, answer, (value, row) => ({
    sealed: sealField(keyring, JSON.stringify(value), place(ref, factId, row)),
  }))

export const openAnswer = <A extends Answer>(keyring: Keyring, ref: SubjectRef, factId: string, answer: A): A =>
  mapSecrets(factId, answer, (value, row) =>
    isSealed(value) ? JSON.parse(openField(keyring, value.sealed, place(ref, factId, row))) : value,
  )

/** As screens show it: '•••-••-6789'. */
export const maskedAnswer = (keyring: Keyring, ref: SubjectRef, factId: string, answer: KnownAnswer): KnownAnswer =>
  mapSecrets(factId, answer, (value, row) => {
    const text = String(isSealed(value) ? JSON.parse(openField(keyring, value.sealed, place(ref, factId, row))) : value)
    return `•••••${text.slice(-4)}`
  })

/** What a masked value looks like, so that sending it back unchanged is not taken for a new one. */
export const isMasked = (value: unknown): boolean => typeof value === 'string' && value.startsWith('•')

function mapSecrets<A extends Answer>(factId: string, answer: A, change: (value: unknown, row: string) => unknown): A {
  const fact = allFacts.get(factId)
  if (!fact || !('value' in answer)) return answer
  if (fact.type !== 'records') return fact.secret ? { ...answer, value: change(answer.value, '') } : answer
  const secret = Object.entries((fact as RecordsType).columns).filter(([, column]) => column.secret)
  if (secret.length === 0) return answer
  const value = (answer.value as Record<string, unknown>[]).map((record) => {
    const copy = { ...record }
    for (const [column] of secret)
      if (copy[column] !== undefined) copy[column] = change(copy[column], `${record.id}.${column}`)
    return copy
  })
  return { ...answer, value }
}

const isSealed = (value: unknown): value is Sealed => typeof value === 'object' && value !== null && 'sealed' in value

const place = ({ subject, id }: SubjectRef, factId: string, row: string) => ({
  tenant: `${subject}:${id}`,
  table: 'fact_documents',
  column: factId,
  row: row || '-',
})
