import { openField, sealField } from '../crypto/fields.ts'
import type { Keyring } from '../crypto/keyring.ts'
import { sealedColumns } from '../crypto/sealed-columns.ts'
import { isSealedValue, withSecrets } from '../crypto/sealed-documents.ts'
import type { Row } from './translate.ts'

/** Sealed values are bound to their row and to the installation's keys: an archive holds them opened, as `{ secret }`. */
export function opened(keyring: Keyring, table: string, row: Row): Row {
  return changed(table, row, {
    text: (value, place) => openField(keyring, value, place),
    value: (value, place) => (isSealedValue(value) ? { secret: openField(keyring, value.sealed, place) } : value),
  })
}

/** What `opened` opened, bound to where it lies now. */
export function sealedAgain(keyring: Keyring, table: string, row: Row): Row {
  return changed(table, row, {
    text: (value, place) => sealField(keyring, value, place),
    value: (value, place) => (isSecret(value) ? { sealed: sealField(keyring, value.secret, place) } : value),
  })
}

type Place = Parameters<typeof openField>[2]
type Change = { text: (value: string, place: Place) => string; value: (value: unknown, place: Place) => unknown }

function changed(table: string, row: Row, { text, value }: Change): Row {
  if (table === 'fact_documents') {
    const { known } = row
    if (!isAnswers(known)) throw new TypeError('A set of answers is an object of answers.')
    return {
      ...row,
      known: withSecrets({ subject: String(row.subject), subjectId: Number(row.subject_id), known }, value),
    }
  }
  const result = { ...row }
  for (const each of sealedColumns) {
    const held = row[each.column]
    if (each.table !== table || typeof held !== 'string' || held === '') continue
    result[each.column] = text(held, each.place(row as { id: number } & Record<string, number>))
  }
  return result
}

const isAnswers = (known: unknown): known is Record<string, object> =>
  typeof known === 'object' &&
  known !== null &&
  !Array.isArray(known) &&
  Object.values(known).every((each) => typeof each === 'object' && each !== null)

const isSecret = (value: unknown): value is { secret: string } =>
  typeof value === 'object' && value !== null && 'secret' in value && typeof value.secret === 'string'
