import { expect, test } from 'vitest'
import { caseTypes } from '../all.ts'
import { statusNames } from '../status/status-table.ts'
import { Status } from '../status/statuses.ts'
import { collections } from '../types/collections.ts'
import { contractReview } from '../types/contract-review.ts'
import { h1bPetition } from '../types/h1b.ts'
import { standingName } from './standing-name.ts'

const rows = [
  [h1bPetition, 'DRAFT', 3, null, 'Form Generated'],
  [h1bPetition, 'APPROVED', 9, 'Approved', 'Decided: Approved'],
  [collections, 'OPENED', 1, null, 'Initiated'],
  [collections, 'DEMAND_SENT', 6, null, 'Demand sent'],
  [collections, 'INSTALMENTS', 7, null, 'Installments'],
  [collections, 'RECOVERED', 9, 'Approved', 'Recovered'],
  [collections, 'WRITTEN_OFF', 9, 'Denied', 'Written off'],
  [collections, 'CLOSED', 10, 'Denied', 'Case Completed'],
  // The mail about the demand goes out when the debtor already pays in parts.
  [collections, 'INSTALMENTS', 6, null, 'Demand sent'],
  [contractReview, 'REVIEW', 3, null, 'Review'],
  [contractReview, 'DELIVERED', 9, 'Approved', 'Delivered'],
] as const
test.each(rows.map(([type, ...row]) => [type.name, ...row, type] as const))('%s at %s, status %i, %s: %s', (...row) => {
  const [, stage, status, outcome, name, type] = row
  expect(standingName(type, { stage, status, outcome })).toBe(name)
})

test('where nothing goes to an agency no stage says that a form was generated, filed, receipted or decided', () => {
  const { initiated, submitted, completed } = Status
  const kept = [initiated, submitted, completed].map((status) => statusNames[status])
  const filings = Object.values(statusNames).filter((name) => !kept.includes(name))
  for (const type of caseTypes.filter(({ withoutFiling }) => withoutFiling))
    for (const { id, status, outcome = null } of type.stages) {
      const name = standingName(type, { status, stage: id, outcome })
      expect(
        filings.filter((each) => name.startsWith(each)),
        `${type.name}, ${id}: ${name}`,
      ).toEqual([])
    }
})
