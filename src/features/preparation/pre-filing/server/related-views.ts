import { declaredForm } from '#case-file/cases/server/case-file.ts'
import { caseTypeById } from '#case-types/all.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import type { RelatedCases } from '#preparation/filing-file/server/related-cases-store.ts'

/** How the package leaves; not known before somebody chose it. */
export const channelOf = ({ plan }: FilingFile) =>
  plan.carrier === null ? undefined : plan.carrier === 'Online' ? 'online' : 'on paper'

/** The Department of Labor takes its forms in its online system alone (20 CFR 656.17(a)); for others it is chosen. */
const isFiledOnline = (opened: FilingFile): boolean =>
  caseTypeById(opened.row.typeId)?.channel === 'DOL FLAG' || channelOf(opened) === 'online'

/** What is typed into an online system is printed here as a copy for the file, whichever edition that is. */
export const isCopyOnly = (opened: FilingFile, form: Parameters<typeof declaredForm>[0]): boolean =>
  Boolean(declaredForm(form)?.notForFiling) && isFiledOnline(opened)

/** How a labor certification or an I-140 of the same person stands. */
export function stateOf(found: RelatedCases['perm'], granted: 'certified' | 'approved'): string | undefined {
  if (!found?.filedOn) return undefined
  if (found.outcome === null) return 'pending'
  return found.outcome === 'Approved' ? granted : found.outcome.toLowerCase()
}

export const approvedOn = (found: RelatedCases['i140']) =>
  found?.outcome === 'Approved' ? (found.decidedOn ?? undefined) : undefined
