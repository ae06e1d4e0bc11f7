import type { Answer } from '#engine/answer.ts'
import { allFacts } from '#facts/all.ts'
import { openField, sealField } from '#platform/crypto/fields.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import { CannotOpen } from '#platform/crypto/seal.ts'
import { factPlace, isSealedValue } from '#platform/crypto/sealed-documents.ts'
import type { SubjectRef } from '../rules.ts'
import { DOTS, maskOf, secretColumns } from '../rules.ts'

/** Which record and column of a list a value stands in; neither for a single answer. */
type Cell = { record?: string; column?: string }

/** The answer as it is stored: secret values sealed, in records column by column. */
export const sealAnswer = (keyring: Keyring, ref: SubjectRef, factId: string, answer: Answer): Answer =>
  mapSecrets(factId, answer, (value, cell) => ({
    sealed: sealField(keyring, JSON.stringify(value), place(ref, factId, cell)),
  }))

/** In clear; what does not open any more is not there, and the rest is. */
export const openAnswer = <A extends Answer>(keyring: Keyring, ref: SubjectRef, factId: string, answer: A): A =>
  mapSecrets(factId, answer, (value, cell) => opened(keyring, value, place(ref, factId, cell)))

/** As screens show it: '•••••6789'. */
export const maskedAnswer = <A extends Answer>(keyring: Keyring, ref: SubjectRef, factId: string, answer: A): A =>
  mapSecrets(factId, answer, (value, cell) => {
    const plain = opened(keyring, value, place(ref, factId, cell))
    return plain === undefined ? DOTS : maskOf(plain)
  })

/** That there is a secret, and nothing of it. */
export const hiddenAnswer = <A extends Answer>(factId: string, answer: A): A => mapSecrets(factId, answer, () => DOTS)

function mapSecrets<A extends Answer>(factId: string, answer: A, change: (value: unknown, cell: Cell) => unknown): A {
  const fact = allFacts.get(factId)
  if (!fact || !('value' in answer)) return answer
  if (fact.type !== 'records') return fact.secret ? { ...answer, value: change(answer.value, {}) } : answer
  const secret = secretColumns(fact)
  if (secret.length === 0) return answer
  const value = (answer.value as Record<string, unknown>[]).map((record) => {
    const copy = { ...record }
    for (const column of secret)
      if (copy[column] !== undefined) copy[column] = change(copy[column], { record: String(record.id), column })
    return copy
  })
  return { ...answer, value }
}

/** Undefined for a value that was damaged or belongs elsewhere: it spoils its own field, not the record. */
function opened(keyring: Keyring, value: unknown, at: ReturnType<typeof place>): unknown {
  if (!isSealedValue(value)) return value
  try {
    return JSON.parse(openField(keyring, value.sealed, at))
  } catch (error) {
    if (error instanceof CannotOpen) return undefined
    throw error
  }
}

const place = ({ subject, id }: SubjectRef, fact: string, { record, column }: Cell) =>
  factPlace({ subject, subjectId: id, fact, record, column })
