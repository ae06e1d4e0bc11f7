import { expect, test } from 'vitest'
import { firstAt } from '../paths.ts'
import type { CaseDocuments, Document, RequestedItem } from '../records.ts'
import { documentToReplace, groupsOf, groupsWithFirst, itemAsked } from './rows.ts'

const item = (itemId: string, side: RequestedItem['side'], state: RequestedItem['state']) =>
  ({
    ...{ itemId, side, state, name: `Name of ${itemId}`, need: 'required', note: '', questions: [], reason: '' },
    from: { employee: 'Employee', employer: 'Employer', attorney: 'Attorney', firm: 'Law firm' }[side],
  }) as unknown as RequestedItem
const document = (id: number, itemId: string, review: Document['review']) =>
  ({ id, itemId, review, documentType: `Document ${id}` }) as Document
const of = {
  requests: [
    item('passport', 'employee', 'rejected'),
    item('payStubs', 'employee', 'asked'),
    item('license', 'employee', 'perhaps'),
    item('letter', 'employer', 'received'),
  ],
  documents: [
    document(1, 'passport', 'Rejected'),
    document(2, 'letter', 'Waiting'),
    document(3, '', 'Accepted'),
    document(4, 'letter', 'Waiting'),
  ],
  personName: 'Priya NAIR',
  companyName: 'Northwind Analytics',
} as CaseDocuments

const told = (own: RequestedItem['side'], all = false) =>
  groupsOf(of, [own], all).map(({ title, standing, lines }) => [title, standing, lines.map(({ name }) => name)])

test('asked for and received stand in one list by who owes them, the reader first and what nobody asked for last', () => {
  expect(told('employer')).toEqual([
    ['You', '1 of 1 received', ['Document 4', 'Document 2']],
    ['Priya NAIR', '0 of 2 received', ['Document 1', 'Name of payStubs']],
    ['Other documents', '1 document', ['Document 3']],
  ])
})

test('what may not apply is listed when it is asked for', () => {
  expect(told('employee', true)[0]).toEqual([
    'You',
    '0 of 2 received',
    ['Document 1', 'Name of payStubs', 'Name of license'],
  ])
})

test('an address asks for an upload by the item’s id, in older links by its name', () => {
  expect(itemAsked(of, 'payStubs')?.itemId).toBe('payStubs')
  expect(itemAsked(of, 'Name of payStubs')?.itemId).toBe('payStubs')
  expect(itemAsked(of, null)).toBeUndefined()
})

test('what was sent back is replaced, so that its reason stays with it', () => {
  expect(documentToReplace(of, item('passport', 'employee', 'rejected'))?.id).toBe(1)
  expect(documentToReplace(of, item('payStubs', 'employee', 'asked'))).toBeUndefined()
})

test('at the address of the I-94 it stands on top, whoever owes it and also where none came yet', () => {
  const first = firstAt('/visaCareDocumentI94CaseDetails/9')
  const asked = { ...item('statusDocuments', 'employee', 'perhaps'), name: 'I-94, visa and all I-797 notices' }
  const top = (file: CaseDocuments) => groupsWithFirst(file, ['employer'], false, first)[0]
  expect(top({ ...of, requests: [...of.requests, asked] })).toMatchObject({ title: 'I-94', lines: [{ item: asked }] })
  expect(top(of)).toMatchObject({ title: 'I-94', standing: 'None yet', lines: [] })
  const elsewhere = firstAt('/visaCareDocumentCaseDetails/9')
  expect(groupsWithFirst(of, ['employer'], false, elsewhere)).toEqual(groupsOf(of, ['employer'], false))
})
