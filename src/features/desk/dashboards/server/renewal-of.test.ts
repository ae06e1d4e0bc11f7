import { expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { Status } from '#case-types/status/statuses.ts'
import { renewalOf } from './home-item.ts'

const stay = 'date:D-10 latest receipt'
const ends = (typeId: number, subType: string, status: Status, key = stay) =>
  renewalOf({ typeId, subType, status, key, renewed: false })

test.each([
  ['an extension is prepared', ends(CaseType.h1b, 'extension', Status.initiated), 'started'],
  ['an extension is filed', ends(CaseType.h1b, 'extension', Status.receipted), 'filed'],
  ['an amendment asks for no more time', ends(CaseType.h1b, 'amendment', Status.initiated), 'none'],
  ['an amendment is filed', ends(CaseType.h1b, 'amendment', Status.receipted), 'none'],
  ['a green card application extends no stay', ends(CaseType.i485, 'employment', Status.receipted), 'none'],
  ['a cap petition carries OPT on', ends(CaseType.h1b, 'cap', Status.initiated, 'date:D-19 OPT ends'), 'started'],
  [
    'OPT does not last until the petition',
    ends(CaseType.h1b, 'cap', Status.initiated, 'date:D-19 OPT ends before filing'),
    'impossible',
  ],
  ['a card that is renewed', ends(CaseType.ead, '(C)(9)', Status.initiated, 'date:D-62 last day of work'), 'started'],
])('%s', (_, found, expected) => {
  expect(found).toBe(expected)
})

test('another case of the same kind that is being prepared is the renewal', () => {
  const amendment = { typeId: CaseType.h1b, subType: 'amendment', status: Status.receipted, key: stay }
  expect(renewalOf({ ...amendment, renewed: true })).toBe('started')
})
