import type { HeldStatus } from '#facts/status-codes.ts'

export type Approval = {
  mostMonths: number
  /** The status it gives, as the person's record names it; an I-94 comes with it, or not. */
  status?: ApprovedStatus
  notices?: 'both'
  /** Not beyond the six years of H-1B, unless there is a basis beyond them. */
  sixYears?: true
  /** What is otherwise for some sub-types; a blanket petition gives nobody a status. */
  ofSubTypes?: Readonly<Record<string, { mostMonths?: number; status?: ApprovedStatus | null }>>
}

/** A worker’s, or the family’s. */
export type ApprovedStatus = HeldStatus

/** What an approval of this sub-type gives; undefined: it has no end. */
export function approvalOf(type: { approval?: Approval } | undefined, subType: string): Approval | undefined {
  if (!type?.approval) return undefined
  const { ofSubTypes = {}, ...general } = type.approval
  const { status, ...own } = ofSubTypes[subType] ?? {}
  const approval = { ...general, ...own, ...(status && { status }) }
  if (status !== null) return approval
  const { status: _nobodys, ...without } = approval
  return without
}
