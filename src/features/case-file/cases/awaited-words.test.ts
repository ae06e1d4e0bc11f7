import { expect, test } from 'vitest'
import { Role } from '#formats/roles.ts'
import { awaitedNames, turnWords } from './awaited-words.ts'

const row = {
  ball: 'employee' as const,
  waitsFor: ['employee', 'firm', 'attorney', 'employer'],
  mode: 'LEGAL' as const,
  personName: 'Priya NAIR',
  companyName: 'Northwind Analytics',
  attorneyName: 'Miriam LANE',
  attorneyId: 1,
  typeId: 1,
}

test('everybody a case waits for is named, the reader first and once', () => {
  expect(awaitedNames(row, Role.attorney)).toEqual(['You', 'Priya', 'Northwind Analytics'])
  expect(awaitedNames(row, Role.employer)).toEqual(['You', 'Priya', 'Law firm', 'Miriam LANE'])
  expect(awaitedNames(row, Role.employee)).toEqual(['You', 'Law firm', 'Miriam LANE', 'Northwind Analytics'])
})

test('without items it is whoever acts next, and nobody is no name', () => {
  expect(awaitedNames({ ...row, waitsFor: [], ball: 'agency' }, Role.attorney)).toEqual(['USCIS'])
  expect(awaitedNames({ ...row, waitsFor: [], ball: 'nobody' }, Role.attorney)).toEqual([])
})

test('what is to be done stands with whose it is', () => {
  const turn = { ...row, ball: 'attorney' as const, todo: 'accept the case' }
  expect(turnWords(turn, Role.employer)).toBe('Miriam LANE: accept the case')
  expect(turnWords(turn, Role.attorney)).toBe('You: accept the case')
  expect(turnWords({ ...turn, ball: 'agency' }, Role.employer)).toBe('')
})
