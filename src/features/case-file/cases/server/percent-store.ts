import { completenessOf } from '#engine/completeness.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { type CaseFile, declaredForm, openCaseFile } from './case-file.ts'

type Looking = { keyring: Keyring; now: Date }

/** Works out how far the forms of a case are, and keeps it with the case. Whoever saves answers calls this. */
export async function refreshPercent(tx: Transaction, caseId: number, looking: Looking): Promise<void> {
  const { forms, percent } = progressOf(await maskedFile(tx, caseId, looking))
  await tx.run(
    `with forms as (${sqlKeepForms('$1', '$2')}) update cases set percent = $3 where id = $1 and percent <> $3`,
    [caseId, JSON.stringify(forms), percent],
  )
}

/** The file of a case as the system works with it: no secret in it, on the day that it is at its company. */
export const maskedFile = (db: Db, caseId: number, { keyring, now }: Looking): Promise<CaseFile> =>
  openCaseFile(db, keyring, caseId, { secrets: 'masked', today: now })

export type Progress = { forms: { id: number; percent: number }[]; percent: number }

/** How far the forms of a case are, each and together. */
export function progressOf(file: CaseFile): Progress {
  const forms = sumsOf(file)
  return {
    forms: forms.map(({ id, sum }) => ({ id, percent: percentOf([sum]) })),
    percent: percentOf(forms.map(({ sum }) => sum)),
  }
}

export const sqlKeepForms = (caseId: string, forms: string) =>
  `update case_forms f set percent = p.percent from jsonb_to_recordset(${forms}::jsonb) as p (id bigint, percent integer)
    where f.case_id = ${caseId} and f.id = p.id and f.percent <> p.percent`

type Sum = { answered: number; total: number }

/** Forms that the product does not know yet ask nothing. */
const sumsOf = (file: CaseFile): { id: number; sum: Sum }[] =>
  file.forms.flatMap((form) => {
    const declared = declaredForm(form)
    if (!declared) return []
    const { answered, total } = completenessOf(declared, file.lookFor(form))
    return [{ id: form.id, sum: { answered, total } }]
  })

// Never 100 % while something is missing.
function percentOf(sums: readonly Sum[]): number {
  const total = sums.reduce((all, each) => all + each.total, 0)
  const answered = sums.reduce((all, each) => all + each.answered, 0)
  return total === 0 ? 0 : Math.floor((answered / total) * 100)
}
