import type { Scenario } from '../../../scenario.ts'
import { small } from './small.ts'

const inCategory = (name: string, about: Record<string, unknown>, person: Record<string, unknown>, fields: object) => ({
  ...small,
  name,
  answers: {
    ...small.answers,
    'person/1': { ...small.answers['person/1'], ...person },
    'case/1': { ...small.answers['case/1'], ...about },
  },
  fields: { ...small.fields, ...fields },
})

/** What only one category is asked. */
export const categories: readonly Scenario[] = [
  inCategory(
    'an H-4 spouse’s work permit',
    { 'case.workPermitCategory': '(c)(26)', 'case.spousePetitionReceipt': 'IOE0912345678' },
    {},
    { 'section_2[0]': '26', 'Line28_ReceiptNumber[0]': 'IOE0912345678' },
  ),
  inCategory(
    'an asylum applicant’s work permit, the category typed',
    { 'case.workPermitCategory': 'Other', 'case.otherWorkPermitCategory': 'C8' },
    { 'person.everArrested': false },
    { 'section_2[0]': '8', 'PtLine29_YesNo[1]': true },
  ),
  inCategory(
    'an arrested asylum applicant’s work permit',
    { 'case.workPermitCategory': 'Other', 'case.otherWorkPermitCategory': '(c)(8)' },
    { 'person.everArrested': true },
    { 'section_2[0]': '8', 'PtLine29_YesNo[0]': true },
  ),
  inCategory(
    'a work permit in compelling circumstances',
    {
      'case.workPermitCategory': 'Other',
      'case.otherWorkPermitCategory': '(c)(35)',
      'case.immigrantPetitionReceipt': 'LIN2690012345',
    },
    { 'person.everArrested': false },
    { 'section_2[0]': '35', 'Line30a_ReceiptNumber[0]': 'LIN2690012345', 'PtLine30b_YesNo[1]': true },
  ),
  inCategory(
    'a family member’s work permit in compelling circumstances, after an arrest',
    {
      'case.workPermitCategory': 'Other',
      'case.otherWorkPermitCategory': '(c)(36)',
      'case.immigrantPetitionReceipt': 'LIN2690012345',
    },
    { 'person.everArrested': true },
    { 'section_2[0]': '36', 'Line30a_ReceiptNumber[0]': 'LIN2690012345', 'PtLine30b_YesNo[0]': true },
  ),
]
