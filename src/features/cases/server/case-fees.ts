import type { CaseOptions } from '#case-types/options.ts'
import { allFacts } from '#facts/all.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db } from '#platform/database/database.ts'
import { openCaseFile } from './case-file.ts'
import { feesOf } from './fees.ts'
import { typeOf } from './rows.ts'
import type { CaseColumns } from './visible.ts'

/** The fees of an opened case, for the day it was filed, else for today. */
export async function feesOfCase(db: Db, keyring: Keyring, file: CaseColumns, today: string) {
  const { forms, lookFor } = await openCaseFile(db, keyring, file.id, { secrets: 'masked', today })
  const look = lookFor(forms.find(({ side }) => side === '') ?? NO_FORM)
  const value = (factId: string) => {
    const fact = allFacts.get(factId)
    return fact && look.value(fact)
  }
  const options = { ...(file.options as object), mode: file.mode, subType: file.subType || undefined } as CaseOptions
  return feesOf({ type: typeOf(file.typeId), options, value, filingDate: file.filedOn ?? today })
}

const NO_FORM = {
  id: 0,
  formId: '',
  edition: '',
  personId: null,
  side: '',
  position: 0,
  percent: 0,
  status: 'Open',
} as const
