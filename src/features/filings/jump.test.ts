import { expect, test } from 'vitest'
import { jumpTo, jumpToForm } from './jump.ts'

const file = { typeId: 1, id: 7, path: '/visaCareAttorneyCaseDetails/7' }
const petition = { id: 12, formId: 'i-129', edition: '2026-02-27', side: '' }

test.each([
  ['case.signatures', '/visaCareFiling/7#sign-here', 'Open the sign-here list'],
  ['case.payments', '/visaCareFiling/7#fees', 'Choose how it is paid'],
  ['case.feeLines', '/visaCareFiling/7#fees', 'Approve the fees'],
  ['case.addressVerifiedOn', '/visaCareFiling/7#address', 'Confirm the filing address'],
  ['case.printedForms', '/visaCareFiling/7#package', 'Build the package'],
  ['case.exhibits', '/visaCareAttorneyCaseDetails/7#documents', 'Open the documents'],
  [
    'person.familyName',
    '/visaCareAddCaseI129/7/12?item=3.3',
    expect.stringMatching(/^Open Form I-129 at Part 3, item 3$/),
  ],
  ['person.marriages', '/visaCareH1BQuestionnaier/7', 'Open the questionnaire'],
])('%s is put right at %s', (cause, to, label) => {
  const jump = jumpTo(cause, file, [petition])
  expect(jump).toEqual({ to: expect.stringContaining(to), label })
})

test('what no screen asks for leads nowhere', () => {
  expect(jumpTo('case.lcaWorksites', file, [petition])).toBeUndefined()
})

test('a form is opened at the item that is blank, or as it is', () => {
  expect(jumpToForm(petition, 7, undefined)).toEqual({ to: '/visaCareAddCaseI129/7/12', label: 'Open Form I-129' })
  expect(jumpToForm(petition, 7, '1.6')).toEqual({
    to: '/visaCareAddCaseI129/7/12?item=1.6',
    label: 'Open Form I-129 at Part 1, item 6',
  })
  expect(jumpToForm({ ...petition, formId: 'eta-9141', edition: '' }, 7, undefined)).toBeUndefined()
})
