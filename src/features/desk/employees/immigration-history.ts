import type { CaseRow } from '#case-file/cases/records.ts'
import { caseTypeById } from '#case-types/all.ts'
import { saidName } from '#case-types/words/said.ts'
import { hPerson } from '#facts/h1b.ts'
import { person } from '#facts/person.ts'
import { classOf } from '#facts/status-codes.ts'
import { countryName } from '#formats/countries.ts'

export type HistoryKind = 'Status' | 'Petition' | 'Work permit' | 'I-94' | 'Visa' | 'Trip'
export type HistoryEntry = { kind: HistoryKind; what: string; from: string | null; until: string | null; to?: string }

type Known = Readonly<Record<string, unknown>>
type Row = Readonly<Record<string, unknown>>

const rowsOf = (known: Known, fact: string): Row[] => {
  const answer = known[fact] as { value?: unknown } | undefined
  return Array.isArray(answer?.value) ? (answer.value as Row[]) : []
}
const day = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

type ApprovedCase = Pick<CaseRow, 'typeId' | 'subType' | 'outcome' | 'decidedOn' | 'validUntil' | 'path'>

/** Every status, petition, card, I-94, visa and trip that is on record, the oldest first. */
export function immigrationHistory(known: Known, cases: readonly ApprovedCase[]): HistoryEntry[] {
  const stays = rowsOf(known, hPerson.hOrLStays.id).map(
    (row): HistoryEntry => ({
      ...{ kind: 'Status', what: text(row.status), from: day(row.from), until: day(row.until) },
    }),
  )
  const admissions = rowsOf(known, person.admissions.id)
  // Each admission begins a status; what is on record as a stay already says it better.
  const entered = admissions
    .filter(
      (row) =>
        !stays.some(
          ({ what, from }) =>
            classOf(what) === classOf(text(row.admissionClass)) && from !== null && from <= text(row.admittedOn),
        ),
    )
    .map(
      (row): HistoryEntry => ({
        ...{ kind: 'Status', what: text(row.admissionClass) || 'Admitted' },
        ...{ from: day(row.admittedOn), until: row.durationOfStatus === true ? null : day(row.admittedUntil) },
      }),
    )
  const i94s = admissions.map(
    (row): HistoryEntry => ({
      ...{ kind: 'I-94', what: row.durationOfStatus === true ? 'I-94, duration of status' : 'I-94' },
      ...{ from: day(row.admittedOn), until: row.durationOfStatus === true ? null : day(row.admittedUntil) },
    }),
  )
  const visas = rowsOf(known, person.visas.id).map(
    (row): HistoryEntry => ({
      ...{
        kind: 'Visa',
        what: `Visa stamp ${text(row.visaClass)}`.trim(),
        from: day(row.issuedOn),
        until: day(row.expiresOn),
      },
    }),
  )
  const trips = rowsOf(known, person.trips.id).map(
    (row): HistoryEntry => ({
      ...{ kind: 'Trip', what: text(row.country) ? `Trip to ${countryName(text(row.country))}` : 'Trip abroad' },
      ...{ from: day(row.leftOn), until: day(row.returnedOn) },
    }),
  )
  const approved = cases
    .filter(({ outcome, validUntil }) => outcome === 'Approved' && validUntil !== null)
    .map(
      ({ typeId, subType, decidedOn, validUntil, path }): HistoryEntry => ({
        kind: caseTypeById(typeId)?.subTypesArePermitCategories ? 'Work permit' : 'Petition',
        ...{ what: saidName(typeId, subType), from: decidedOn, until: validUntil, to: path },
      }),
    )
  const all = [...stays, ...entered, ...i94s, ...visas, ...trips, ...approved]
  return all.sort((one, other) => (one.from ?? '').localeCompare(other.from ?? ''))
}
