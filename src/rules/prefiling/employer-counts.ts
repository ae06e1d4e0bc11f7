import { company } from '#facts/company.ts'
import type { EmployerSize } from '#facts/derived/employer-size.ts'
import { exactly, type KnownSize, knownSize, type Range, uncounted, whichever } from '#facts/derived/known-size.ts'
import type { Read } from './rule.ts'

/** The head counts of the profile, affiliates included, as far as somebody gave them. */
export function countsOf(read: Read): KnownSize {
  return knownSize(
    {
      employees: read.peek(company.employees),
      fullTimeEquivalents: read.peek(company.fullTimeEquivalents),
      h1bEmployees: read.peek(company.h1bEmployees),
      l1Employees: read.peek(company.l1Employees),
    },
    affiliatesIn(read),
  )
}

type Count = 'employees' | 'h1bEmployees' | 'l1Employees'

/** What the counts decide; while a missing one may change it, that one is named and nothing is concluded. */
export function decided(read: Read, asked: readonly Count[], holds: (size: EmployerSize) => boolean) {
  const answer = whichever(countsOf(read), holds)
  if (answer !== undefined) return answer
  for (const count of asked) if (!read.answered(company[count])) read.misses(company[count])
  const affiliates = affiliatesIn(read)
  if (!affiliates || uncounted(affiliates, asked).length > 0) read.misses(company.affiliates)
  return undefined
}

const affiliatesIn = (read: Read) =>
  read.answered(company.affiliates) ? (read.peek(company.affiliates) ?? []) : undefined

/** '26', or 'at least 26' while more may come. */
export function inWords(range: Range, unit = 1): string {
  const count = exactly(range)
  return count === undefined ? `at least ${range.least / unit}` : `${count / unit}`
}
