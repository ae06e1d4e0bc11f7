import { expect, test } from 'vitest'
import { circumstancesOf } from '#case-types/options.ts'
import { h1bPetition } from '#case-types/types/h1b.ts'
import { i140Application } from '#case-types/types/i140.ts'
import { i485Application } from '#case-types/types/i485.ts'
import { IN_HAND } from '#preparation/documents/policy.ts'
import { goingIn, planPackage } from './package-plan.ts'

const form = (id: number, formId: string, more: { personId?: number; side?: string } = {}) => ({
  ...{ id, formId, personId: null, side: '' },
  ...more,
})
const known = circumstancesOf(h1bPetition, { mode: 'LEGAL', subType: 'extension', premium: true })

test('a package has cover, index, payments and forms in the official order, exhibits with tabs behind', () => {
  const { slots, missing } = planPackage(h1bPetition, known, {
    forms: [form(1, 'i-129'), form(2, 'i-907'), form(3, 'g-28', { side: 'employer' }), form(4, 'eta-9035')],
    exhibits: [
      { documentId: 8, itemId: 'passport', documentType: 'Passport' },
      { documentId: 9, itemId: '', documentType: 'Press article' },
    ],
    waived: new Map([['degree', 'On file.']]),
  })
  const words = slots.map((slot) => {
    if (slot.kind === 'form') return slot.copyFor ? `${slot.form.formId} for ${slot.copyFor}` : slot.form.formId
    if (slot.kind === 'payment') return `pay ${slot.formId}`
    return slot.kind === 'exhibit' ? `tab ${slot.tab} ${slot.name}` : slot.kind
  })
  expect(words).toEqual([
    'cover',
    'index',
    'pay i-129',
    'pay i-907',
    'g-28 for i-907',
    'i-907',
    'g-28',
    'i-129',
    'eta-9035',
    'tab 1 Passport photo page',
    'tab 2 Press article',
  ])
  expect(missing.some((each) => each.includes('Certified, signed LCA'))).toBe(true)
  expect(missing.some((each) => each.includes('Degree'))).toBe(false)
})

test('a form that the case type wants and the case does not have is listed as missing', () => {
  const { missing } = planPackage(h1bPetition, known, { forms: [form(1, 'i-129')], exhibits: [], waived: new Map() })
  expect(missing).toContain('I-907: the case has no such form.')
  expect(missing).toContain('G-28: the case has no such form.')
})

test('the certified LCA stands in place of its form and not a second time as an exhibit', () => {
  const certified = { documentId: 7, itemId: 'certifiedLca', documentType: 'LCA' }
  const { slots, missing } = planPackage(h1bPetition, known, {
    forms: [form(1, 'i-129'), form(4, 'eta-9035')],
    exhibits: [certified],
    waived: new Map(),
  })
  expect(slots.filter(({ kind }) => kind === 'exhibit')).toEqual([])
  expect(slots.flatMap((slot) => (slot.kind === 'form' ? [[slot.form.formId, slot.documents]] : []))).toEqual([
    ['i-129', []],
    ['eta-9035', [certified]],
  ])
  expect(missing.some((each) => each.includes('Certified, signed LCA'))).toBe(false)
})

test('the signed Final Determination stands in place of the labor certification of an I-140', () => {
  const determination = { documentId: 7, itemId: 'finalDetermination', documentType: 'Final Determination' }
  const { slots, missing } = planPackage(
    i140Application,
    circumstancesOf(i140Application, { mode: 'LEGAL', subType: 'E21' }),
    { forms: [form(1, 'i-140'), form(2, 'eta-9089')], exhibits: [determination], waived: new Map() },
  )
  expect(slots.flatMap((slot) => (slot.kind === 'form' ? [[slot.form.formId, slot.documents]] : []))).toEqual([
    ['i-140', []],
    ['eta-9089', [determination]],
  ])
  expect(slots.filter(({ kind }) => kind === 'exhibit')).toEqual([])
  expect(missing.some((each) => each.includes('Final Determination'))).toBe(false)
})

test('what nobody approved for an item that is not needed stays at home; elsewhere it goes in and is named', () => {
  const exhibits = [
    { itemId: 'degree', review: 'Waiting', formType: '' },
    { itemId: 'degree', review: 'Accepted', formType: '' },
    { itemId: 'passport', review: 'Waiting', formType: 'I-797' },
  ]
  expect(goingIn(exhibits, new Map([['degree', 'On file.']]))).toEqual(exhibits.slice(1))
})

test('a notice that came from the agency does not go back to it, approved or not', () => {
  const notice = { itemId: '', formType: 'Agency notice' }
  expect(
    goingIn(
      [
        { ...notice, review: 'Waiting' },
        { ...notice, review: 'Accepted' },
      ],
      new Map(),
    ),
  ).toEqual([])
})

test('the request for an e-notification lies on top of everything', () => {
  const forms = [form(1, 'i-129'), form(2, 'g-28', { side: 'employer' }), form(5, 'g-1145')]
  const { slots } = planPackage(h1bPetition, known, { forms, exhibits: [], waived: new Map() })
  expect(slots[0]).toMatchObject({ kind: 'form', form: { formId: 'g-1145' } })
})

test('a request for premium processing carries the Form G-28 of whoever asks for it, an employer before the worker', () => {
  const copies = (forms: ReturnType<typeof form>[]) =>
    planPackage(h1bPetition, known, { forms, exhibits: [], waived: new Map() }).slots.flatMap((slot) =>
      slot.kind === 'form' && slot.copyFor ? [slot.form.id] : [],
    )
  const own = [form(1, 'i-129'), form(2, 'i-907')]
  expect(copies([...own, form(3, 'g-28', { side: 'beneficiary' }), form(4, 'g-28', { side: 'employer' })])).toEqual([4])
  expect(copies([...own, form(3, 'g-28', { side: 'beneficiary' })])).toEqual([3])
  expect(copies(own)).toEqual([])
  expect(copies([form(1, 'i-129'), form(3, 'g-28', { side: 'employer' })])).toEqual([])
})

test('a sealed envelope that is in hand has its tab; one that is not is missing', () => {
  const adjusts = circumstancesOf(i485Application, { mode: 'DIY', subType: 'employment', channel: 'paper' })
  const plan = (reason?: string) =>
    planPackage(i485Application, adjusts, {
      forms: [form(1, 'i-485')],
      exhibits: [],
      waived: new Map(reason === undefined ? [] : [['medical', reason]]),
    })
  const named = ({ slots }: ReturnType<typeof plan>) =>
    slots.flatMap((slot) => (slot.kind === 'exhibit' ? [[slot.tab, slot.name, slot.sealed]] : []))
  const envelope = 'I-693 in its sealed envelope, unopened'
  expect(named(plan(IN_HAND))).toEqual([[1, envelope, true]])
  expect(plan(IN_HAND).missing.join()).not.toContain(envelope)
  expect(plan().missing).toContain(`Exhibit “${envelope}”: it is not in hand.`)
  expect([named(plan()), named(plan('Excepted: a refugee.'))]).toEqual([[], []])
})
