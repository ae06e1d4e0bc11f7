import { expect, test } from 'vitest'
import { itemWords } from '#case-file/cases/item-words.ts'
import { ItemAbout, type OpenItem } from '#case-file/cases/open-items.ts'
import { Status } from '#case-types/status/statuses.ts'
import { Role } from '#formats/roles.ts'
import { actionWords, byUrgency, inBrief, leadsAway, myPart, summaryOf } from './open-items.ts'

const dueItem = (id: number, kind: OpenItem['kind'], dueOn: string) =>
  ({ id, kind, dueOn, side: 'firm', about: { sentBack: false } }) as OpenItem
const openItems = [dueItem(1, 'task', '2026-11-21'), dueItem(2, 'step', '2026-12-19')]

test('the answer to a notice comes first in the firm’s part; any other step by its day', () => {
  const first = (status: Status) => myPart({ openItems, status }, Role.attorney).items[0]?.kind
  expect(first(Status.noticeOpen)).toBe('step')
  expect(first(Status.generated)).toBe('task')
})

const item = ({ about = {}, ...more }: Partial<Omit<OpenItem, 'about'>> & { about?: Partial<ItemAbout> }) =>
  ({ id: 1, kind: 'document', verb: 'Upload', dueOn: null, about: ItemAbout.parse(about), ...more }) as OpenItem

const letter = item({ title: 'Upload “Support letter”', about: { thing: 'Support letter' } })
const again = item({
  ...{ id: 2, title: 'Upload “I-797” again: Send both sides.', verb: 'Upload again' },
  about: { thing: 'I-797', sentBack: true, why: 'Send both sides.' },
})
const questions = item({
  ...({ id: 3, kind: 'questions', title: 'Answer 31 questions', verb: 'Answer', dueOn: '2026-11-20' } as const),
  about: { thing: '31 questions', count: 31 },
})

test('a row names the document, and says why it came back', () => {
  expect([letter, again, questions].map(itemWords)).toEqual([
    { what: 'Support letter', about: '' },
    { what: 'I-797', about: 'Sent back: Send both sides.' },
    { what: 'Answer 31 questions', about: '' },
  ])
})

test('a document whose name reads like our own words stays what it is called', () => {
  const odd = item({ title: 'Upload “Letter “A” again: signed”', about: { thing: 'Letter “A” again: signed' } })
  expect(itemWords(odd)).toEqual({ what: 'Letter “A” again: signed', about: '' })
})

test('what a side owes is one line', () => {
  expect(summaryOf([questions, letter])).toBe('31 questions, Support letter')
})

test('what was sent back comes first, then what is due', () => {
  expect([letter, questions, again].sort(byUrgency)).toEqual([again, questions, letter])
})

test('the header’s button says the whole thing', () => {
  expect([letter, questions].map((item) => actionWords(item))).toEqual([
    'Upload: Support letter',
    'Answer 31 questions',
  ])
})

test('what would wrap in the header is said in a word; what has no shorter word stays whole', () => {
  expect(inBrief('Decide: motion, appeal or new petition')).toBe('Decide')
  expect(inBrief('Upload: Support letter')).toBe('Upload: Support letter')
  expect(inBrief('Make the public access file ready for inspection')).toBe(
    'Make the public access file ready for inspection',
  )
})

test('a notice is answered behind its tab before anybody says that the answer was sent; another step is the header’s', () => {
  const step = { kind: 'step', title: 'Answer the RFE', verb: 'Answer', link: '/case/23?tab=filing' } as const
  expect(leadsAway(item(step))).toBe(true)
  expect(actionWords(item(step))).toBe('Answer the RFE')
  expect(leadsAway(item({ ...step, link: '/case/23' }))).toBe(false)
})
