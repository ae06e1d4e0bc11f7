import { expect, test } from 'vitest'
import { circumstancesOf } from '#case-types/options.ts'
import { h1bPetition } from '#case-types/types/h1b.ts'
import { i485Application } from '#case-types/types/i485.ts'
import { composePages } from '#paper/pages/compose.ts'
import { frontOf, planPackage } from '../package-plan.ts'
import { type PackagePart, withOwnPages } from './package-part.ts'

const about = { caseNumber: '26-00001', subject: 'Form I-129, H-1B', parties: [], attorney: '', firm: '' }
const piece = (kind: PackagePart['kind'], label: string): PackagePart => ({
  ...{ kind, label, caseFormId: null, document: composePages([{ kind: 'paragraph', text: label }]) },
})

test('payment forms lie on top, with or without a request for an e-notification, and the cover letter below them', () => {
  const forms = ['i-129', 'g-1145'].map((formId, id) => ({ id, formId, personId: null, side: '' }))
  const known = circumstancesOf(h1bPetition, { mode: 'LEGAL', subType: 'extension' })
  const { slots } = planPackage(h1bPetition, known, { forms, exhibits: [], waived: new Map() })
  expect(frontOf(slots).map((slot) => (slot.kind === 'form' ? slot.form.formId : slot.kind))).toEqual([
    'g-1145',
    'payment',
  ])

  const pieces = withOwnPages(
    { ...about, address: '', carrier: null, date: '2026-11-16' },
    [piece('form', 'Form G-1145'), piece('payment', 'Payment for I-129')],
    [piece('form', 'Form I-129')],
  )
  expect(pieces.map(({ label }) => label)).toEqual([
    'Form G-1145',
    'Payment for I-129',
    'Cover letter',
    'Index',
    'Form I-129',
  ])
})

test('the payment of a companion stays with its form', () => {
  const forms = ['i-485', 'i-765'].map((formId, id) => ({ id, formId, personId: 1, side: '' }))
  const known = { ...circumstancesOf(i485Application, { mode: 'LEGAL', subType: 'employment' }), asksEad: true }
  const { slots } = planPackage(i485Application, known, { forms, exhibits: [], waived: new Map() })
  expect(slots.filter(({ kind }) => kind === 'payment').length).toBeGreaterThan(1)
  expect(frontOf(slots)).toEqual([{ kind: 'payment', formId: 'i-485' }])
})
