import { completenessOf } from '#engine/completeness.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { dayOfCase } from './case-day.ts'
import { type CaseFile, declaredForm, openCaseFile } from './case-file.ts'

type Looking = { keyring: Keyring; now: Date }

/**
 * Works out how far the forms of a case are, and keeps it with the case. Whoever saves answers calls this. The answer is the
 * file of the case from which it was worked out.
 */
export async function refreshPercent(tx: Transaction, caseId: number, looking: Looking): Promise<CaseFile> {
  const file = await fileOf(tx, caseId, looking)
  const forms = sumsOf(file)
  const percent = percentOf(forms.map(({ sum }) => sum))
  await tx.run(
    `with forms as (
       update case_forms f set percent = p.percent
         from jsonb_to_recordset($2::jsonb) as p (id bigint, percent integer)
        where f.case_id = $1 and f.id = p.id and f.percent <> p.percent
     )
     update cases set percent = $3 where id = $1 and percent <> $3`,
    [caseId, JSON.stringify(forms.map(({ id, sum }) => ({ id, percent: percentOf([sum]) }))), percent],
  )
  return file
}

const fileOf = async (db: Db, caseId: number, { keyring, now }: Looking) =>
  openCaseFile(db, keyring, caseId, { secrets: 'masked', today: await dayOfCase(db, caseId, now) })

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
