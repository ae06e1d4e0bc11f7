import { ask, askIfAny, part } from '#engine/form.ts'
import { company } from '#facts/company.ts'
import { aboutI9 } from '#facts/derived/i9.ts'
import { employment } from '#facts/employment.ts'
import { i9Section2 } from '#facts/i9.ts'

export const section2 = part('S2.0', 'Section 2. Employer Review and Verification', [
  ask('list-A', aboutI9.listA, { label: 'List A' }),
  ask('list-B', aboutI9.listB, { label: 'List B' }),
  ask('list-C', aboutI9.listC, { label: 'List C' }),
  askIfAny('notes', i9Section2.section2Notes, { label: 'Additional Information' }),
  ask('alternative', i9Section2.examinedRemotely, { label: 'Alternative procedure' }),
  ask('first-day', employment.startedOn, { label: 'First Day of Employment' }),
  ask('signer', aboutI9.section2Signer, { label: 'Last Name, First Name and Title' }),
  ask('employer', company.legalName, { label: 'Employer’s Business or Organization Name' }),
  ask('employer-address', aboutI9.employerAddress, { label: 'Employer’s Address, City or Town, State, ZIP Code' }),
])
