import type { NewItem } from '#case-file/cases/open-items.ts'
import { openItems } from '#case-file/cases/server/open-items.ts'
import { said } from '#compliance/labor-conditions/looked.ts'
import { showDate } from '#formats/dates.ts'
import type { Db } from '#platform/database/database.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { type AwaitedFile, awaitedFiles } from './awaited-store.ts'
import { standingOfRow } from './standing.ts'
import { heldItems } from './store.ts'
import { entriesOfLca } from './view.ts'

/**
 * A public access file that is not ready is the employer's duty and the law firm's work, as its list says it: whatever
 * became of the case, and however long ago it was due.
 */
export const publicFilesOpen = openItems(async (system, { file, today, has }) => {
  const found = has.lcas ? await awaitedFiles(system, file.id) : []
  const items: NewItem[] = []
  for (const row of found) items.push(...(await itemsOf(system, row, file.id, today)))
  return items
})

async function itemsOf(system: Db, row: AwaitedFile, caseId: number, today: string): Promise<NewItem[]> {
  const held = row.publicFileId === null ? [] : await heldItems(system, row.publicFileId)
  const { state, dueOn } = standingOfRow(row, await entriesOfLca(system, row, held), today)
  const lacks = state === 'Incomplete'
  if (state === 'Open to the public' || state === 'Destroyed') return []
  if (!lacks && dueOn === undefined) return []
  return (['employer', 'firm'] as const).map((side) => ({
    ...{ key: `public-file:${row.id}`, kind: 'task', side, beside: true },
    title: lacks ? 'Complete the public access file again' : 'Make the public access file ready',
    ...{ verb: 'Open', link: `/visaCarePAFFile/${caseId}?lca=${row.id}` },
    ...(lacks ? {} : { dueOn, dueWhy: whyDue(row) }),
    about: { planned: true },
  }))
}

function whyDue({ known }: AwaitedFile): string {
  const [filed, certified] = [said(known, lca.lcaFiledOn), said(known, lca.lcaCertifiedOn)]
  const from = filed
    ? `One working day after the LCA was filed, ${showDate(filed)}`
    : `At the latest one working day after the LCA was certified, ${showDate(certified ?? '')}; its day of filing is not on record`
  return `${from} (20 CFR 655.760(a))`
}
