import type { NewItem } from '#case-file/cases/open-items.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { openItems } from '#case-file/cases/server/open-items-slot.ts'
import { afterMove } from '#case-file/moves/server/move-parts.ts'
import { casePath } from '#case-types/case-path.ts'
import { Status } from '#case-types/status/statuses.ts'
import { counted } from '#formats/words.ts'
import type { Db } from '#platform/database/database.ts'
import { openFilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { type Party, signHereList } from '#preparation/signatures/sign-here.ts'
import { markRejected, packagesOf } from './package-store.ts'

const sideOf: Readonly<Partial<Record<Party, NewItem['side']>>> = {
  Employer: 'employer',
  Self: 'employee',
  Parent: 'employee',
  Attorney: 'attorney',
}

/** What goes with a petition is signed in the petition's package; in a draft or a proof nobody signs. */
async function hasPages(system: Db, { id, principalCaseId }: CaseColumns): Promise<boolean> {
  const own = await packagesOf(system, id)
  const principals = principalCaseId === null ? [] : await packagesOf(system, principalCaseId)
  return [...own, ...principals].some(({ status, missing }) => status === 'Ready' && missing.length === 0)
}

/** Once there are pages to sign of a package that is approved for filing, whoever has not signed everything owes the rest. */
export const signaturesOpen = openItems(async (system, { services, file: row, today }) => {
  if (row.status !== Status.readyToFile || !(await hasPages(system, row))) return []
  const opened = await openFilingFile(system, services.keyring, row, today)
  const missing = new Map<NewItem['side'], number>()
  for (const { caseFormId, block, optional, party } of signHereList(opened)) {
    const side = sideOf[party]
    if (optional || !side || opened.signatures.some((each) => each.caseFormId === caseFormId && each.block === block))
      continue
    missing.set(side, (missing.get(side) ?? 0) + 1)
  }
  return [...missing].map(([side, n]) => ({
    ...{ key: 'signature', kind: 'signature', side, verb: 'Sign', link: casePath(row) },
    title: `Sign the forms in ${counted(n, 'place')}`,
    about: { count: n },
  }))
})

/** The package an agency sent back is marked as rejected with day and reason; a rejection taken back marks it filed again. */
export const packagesFollowRejection = afterMove(async ({ db }, { caseId, from, to, data }) => {
  if (from === Status.filed && to === Status.readyToFile && data?.rejectedOn)
    await markRejected(db, caseId, { on: data.rejectedOn, reason: data.reason ?? '' })
  if (from === Status.readyToFile && to === Status.filed && !data) await markRejected(db, caseId, null)
})
