import { counted } from '#formats/words.ts'
import type { Row } from './translate.ts'

type Said = (row: Row, now: Date) => Row | undefined

const isNone = (value: unknown): boolean => value === null || value === undefined

/**
 * What somebody vouched for where an archive comes from. Nobody here saw it, and whoever can open an archive can write a
 * name into it, so it comes in as not given, and is given here by who may: what a row becomes, or nothing if nobody did.
 */
const vouched: Readonly<Record<string, Said>> = {
  case_filing_plans: ({ approved_at, address_verified_on, payments_signed }) =>
    isNone(approved_at) && isNone(address_verified_on) && isEmpty(payments_signed)
      ? undefined
      : {
          ...{ approved_fees: null, approved_cents: null, approved_at: null, approved_by: null, approved_by_name: '' },
          ...{ address_verified_on: null, payments_signed: [] },
        },
  // What was read in the PDF is the archive's word too: it is uploaded here, and read here.
  case_form_substitutes: ({ withdrawn_at }, now) =>
    isNone(withdrawn_at)
      ? { attested_by: null, attested_by_name: '', attested_at: null, withdrawn_at: now.toISOString() }
      : undefined,
  // As a scan that has just come back: nobody has looked at the box.
  case_signatures: ({ kind, looked, signed_on }) =>
    kind === 'Scan' && !(isNone(looked) && isNone(signed_on)) ? { looked: null, signed_on: null } : undefined,
  case_waivers: ({ withdrawn_at }, now) => (isNone(withdrawn_at) ? { withdrawn_at: now.toISOString() } : undefined),
  contract_reviews: ({ approved_at }) =>
    isNone(approved_at) ? undefined : { approved_at: null, approved_by_name: '' },
  document_requests: ({ waived_at }) =>
    isNone(waived_at) ? undefined : { waived_at: null, waived_reason: '', waived_by_name: '' },
  public_access_items: ({ checked_on }) =>
    isNone(checked_on) ? undefined : { checked_on: null, checked_by_name: null },
}

const isEmpty = (list: unknown): boolean => isNone(list) || (Array.isArray(list) && list.length === 0)

const UNFINISHED = 'It came with an archive before it was finished.'
const isOneOf = (value: unknown, values: readonly string[]): boolean => values.includes(String(value))

/** Work that no job here knows of: it would look as if it went on, and never end. */
const unfinished: Readonly<Record<string, Said>> = {
  // What nobody has filed yet is built here, out of what is known here and with the checks of this installation.
  case_packages: ({ status }) =>
    isOneOf(status, ['Waiting', 'Working', 'Ready'])
      ? { status: 'Failed', step: '', message: 'It came with an archive. Build it again.', file_id: null }
      : undefined,
  case_scans: ({ status }) => (status === 'Reading' ? { status: 'Failed' } : undefined),
  i9_bundles: ({ status }) =>
    isOneOf(status, ['Waiting', 'Working'])
      ? { status: 'Failed', message: `${UNFINISHED} Build it again.` }
      : undefined,
  imports: ({ status }) =>
    isOneOf(status, ['uploaded', 'checking', 'checked', 'importing'])
      ? { status: 'failed', message: `${UNFINISHED} Upload the file again.` }
      : undefined,
}

type Records = { readonly records: ReadonlyMap<string, readonly Row[]> }

/** What the import says of a row in place of what the archive says. */
export const givenHere = (table: string, row: Row, now: Date): Row => ({
  ...vouched[table]?.(row, now),
  ...unfinished[table]?.(row, now),
})

/** The same for the review, before anything is imported. */
export function notesOnGiven(archive: Records): string[] {
  const [assurances, works] = [countIn(archive, vouched), countIn(archive, unfinished)]
  return [
    ...(assurances > 0
      ? [
          `${counted(assurances, 'approval, waiver or check by a person', 'approvals, waivers and checks by a person')} ${assurances === 1 ? 'isn’t' : 'aren’t'} imported. Give them here again where they are needed.`,
        ]
      : []),
    ...(works > 0
      ? [
          `${counted(works, 'task')} that had not ended ${works === 1 ? 'is' : 'are'} stopped. Start again after the import.`,
        ]
      : []),
  ]
}

/** Which moment is all the same: the question is whether something changes. */
const SOME_MOMENT = new Date(0)
const countIn = ({ records }: Records, rules: Readonly<Record<string, Said>>): number =>
  Object.entries(rules).reduce(
    (sum, [table, said]) => sum + (records.get(table) ?? []).filter((row) => said(row, SOME_MOMENT)).length,
    0,
  )
