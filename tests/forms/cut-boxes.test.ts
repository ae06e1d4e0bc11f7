import { expect, test } from 'vitest'
import { partName } from '#engine/form.ts'
import { fieldFinder } from '#engine/inventory.ts'
import type { Fits } from '#engine/on-paper.ts'
import { toPaper } from '#engine/to-paper.ts'
import { allPapers } from '#forms/papers.ts'
import { lookOf, type Scenario } from '#forms/scenario.ts'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { composePages } from '#paper/pages/compose.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { addendumBlocks, addendumEdges, whoseForm } from '#preparation/case-forms/server/write-form.ts'

const everybody: Scenario['roles'] = {
  ...{ company: 'company/1', person: 'person/1', employment: 'employment/1', case: 'case/1' },
  ...{ firm: 'firm/1', attorney: 'attorney/1' },
}

function formNamed(formId: string) {
  const form = allPapers.find(({ paper }) => paper.form.id === formId)
  if (!form) throw new Error(`No form ${formId}`)
  return form
}
const look = (answers: Scenario['answers'], roles: Scenario['roles'] = everybody) =>
  lookOf({ answers, roles, today: '2026-11-16' })
function on(formId: string, answers: Scenario['answers'], roles?: Scenario['roles'], fits?: Fits) {
  const { paper, inventory } = formNamed(formId)
  const onPaper = toPaper(paper, look(answers, roles), fieldFinder(inventory), fits)
  return { ...onPaper, box: (end: string) => [...onPaper.values].find(([name]) => name.endsWith(end))?.[1] }
}

test('a phone number abroad is written without spaces where that fits, and never in part', () => {
  const called = (daytimePhone: string) => ({ 'person/1': { 'person.daytimePhone': daytimePhone } })
  const roomy = on('i-539', called('+852 2234 5678'))
  expect(roomy.box('P5_Line3_DaytimePhoneNumber[0]')).toBe('+85222345678')
  expect(roomy.overflow).toEqual([])
  const narrow = on('i-765', called('+852 2234 5678'))
  expect(narrow.box('Pt3Line3_DaytimePhoneNumber1[0]')).toBe('See Part 6')
  expect(narrow.overflow).toMatchObject([{ part: '3', item: '3', text: '+85222345678', inBox: '' }])
})

test('hours with a fraction do not lose it', () => {
  const { box, overflow } = on('i-129', {
    'employment/1': { 'employment.hoursPerWeek': 37.5, 'employment.fullTime': false },
    'case/1': { 'case.classification': 'H-1B' },
  })
  expect(box('P5Line9_Hours[0]')).toBeUndefined()
  expect(overflow).toMatchObject([{ part: '5', text: '37.5', inBox: '' }])
})

test('a firm’s name that does not fit is written in its short form, if the firm has one', () => {
  const name = 'OKAFOR, LINDSTROM, RODRIGUEZ & PARTNERS LLP'
  const roles = { ...everybody, clientCompany: 'company/1' } satisfies Scenario['roles']
  const lawyer = { 'attorney.familyName': 'OKAFOR', 'attorney.licenses': [{ id: 'a', state: 'MA', barNumber: '6123' }] }
  const firm = (more: object) => on('g-28', { 'firm/1': { 'firm.name': name, ...more }, 'attorney/1': lawyer }, roles)
  const box = 'Pt2Line1d_NameofFirmOrOrganization[0]'
  const short = firm({ 'firm.shortName': 'OKAFOR LINDSTROM LLP' })
  expect(short.box(box)).toBe('OKAFOR LINDSTROM LLP')
  expect(short.overflow).toEqual([])
  expect(short.shortened).toMatchObject([{ part: '2', item: '1.d', text: name, inBox: 'OKAFOR LINDSTROM LLP' }])
  expect(firm({}).overflow).toMatchObject([{ item: '1.d', text: name, inBox: name.slice(0, 30) }])
})

test('what two boxes of an item cannot hold is carried once, and stands on the addendum or in the form, not in both', () => {
  const explained = 'Waiting for an interview at the consulate. '.repeat(200)
  const short: Fits = (_box, text) => ({ fits: text.slice(0, 900), rest: text.slice(900) })
  const known = { 'person.immigrantVisaApplicant': true, 'person.immigrantVisaExplained': explained }
  const { values, overflow, addendum } = on('i-539', { 'person/1': known }, everybody, short)
  const keys = overflow.map(({ part, item, label, text }) => `${part} ${item} ${label} ${text}`)
  expect(new Set(keys).size).toBe(keys.length)
  // The A-Number stands in its own box and at the head of every page.
  const narrow: Fits = (_box, text) => ({ fits: text.slice(0, 4), rest: text.slice(4) })
  const heads = on('i-485', { 'person/1': { 'person.aNumber': 'A012345678' } }, everybody, narrow)
  expect([...heads.values.values()].filter((value) => value === '0123')).toEqual([])
  expect(heads.overflow.map(({ item }) => item)).toEqual(['4'])
  const texts = [...values.values()].filter((value) => typeof value === 'string')
  expect(addendum).toMatchObject([{ text: explained }])
  expect(texts.some((text) => text.includes('Waiting for an interview'))).toBe(false)
})

test('an attached sheet names whose form it is', () => {
  const answers = {
    'company/1': { 'company.legalName': 'BAY STAFFING LLC' },
    'person/1': { 'person.familyName': 'NAIR', 'person.givenName': 'Priya', 'person.aNumber': 'A012345678' },
    'case/1': { 'case.premiumForm': 'I-129' },
  }
  const company = { name: 'BAY STAFFING LLC', aNumber: '' }
  const person = { name: 'NAIR Priya', aNumber: 'A012345678' }
  expect(whoseForm('i-129', look(answers))).toEqual(company)
  expect(whoseForm('i-907', look(answers))).toEqual(company)
  expect(whoseForm('i-140', look(answers))).toEqual(company)
  expect(whoseForm('eta-9089', look(answers))).toEqual(company)
  const { company: _none, ...alone } = everybody
  expect(whoseForm('i-140', look(answers, alone))).toEqual(person)
  expect(whoseForm('i-907', look({ ...answers, 'case/1': { 'case.premiumForm': 'I-765' } }))).toEqual(person)
  expect(whoseForm('i-765', look(answers))).toEqual(person)
  expect(whoseForm('g-28', look(answers, { ...everybody, clientCompany: 'company/1' }))).toEqual(company)
  expect(whoseForm('g-28', look(answers, { ...everybody, clientPerson: 'person/1' }))).toEqual(person)
})

test('an attached sheet calls parts by their official names, and a long name is written smaller, not cut', async () => {
  const { form } = formNamed('i-129').paper
  expect(partName(form, '5')).toBe('Part 5')
  expect(partName(form, 'H.1')).toBe('H Classification Supplement to Form I-129, Section 1')
  const name = 'THE EXTREMELY LONG LEGAL NAME OF A PETITIONING ORGANIZATION OF THE UNITED STATES OF AMERICA, INC.'
  const entry = { page: 14, part: 'H.1', item: '2', label: 'Experience', text: 'Much.' }
  const whose = { form, name, aNumber: '' }
  const document = composePages(addendumBlocks(whose, [entry]), addendumEdges(whose))
  const { pages } = await readPdf(joined(assemble([{ document, label: 'Addendum' }], { title: 'Addendum' }).parts))
  const text = pages[0]?.text ?? ''
  expect(text).toContain('H Classification Supplement to Form I-129, Section 1')
  expect(text).toContain(name)
  expect(text).not.toContain('…')
})

test('the class of an immigrant petition fits the box of the request for premium processing', () => {
  const asked = { 'case.premiumForm': 'I-140', 'case.immigrantCategory': 'Advanced degree or exceptional ability' }
  const { box, overflow } = on('i-907', { 'case/1': asked })
  expect([box('P2_Line2_ClassorEligRequested[0]'), overflow]).toEqual(['E21', []])
})
