import { expect, it } from 'vitest'
import { type Looked, missingBlanks, officialPage } from './missing-blanks.ts'

const folder = { path: '/srv/forms', names: ['g-28.pdf', 'i-765.pdf'] }
const looked: Looked = {
  wanted: ['g-28', 'i-765', 'i-539a'],
  here: new Set(['g-28']),
  source: 'folder',
  folder,
  fetches: [],
  imports: [],
}
const whyOf = (given: Partial<Looked>) => missingBlanks({ ...looked, ...given }).map(({ why }) => why)

it('says of each blank that is missing why it is, and where its agency publishes it', () => {
  expect(missingBlanks(looked)).toEqual([
    {
      formId: 'i-765',
      why: 'i-765.pdf is in the folder and was not read yet.',
      page: 'https://www.uscis.gov/i-765',
    },
    { formId: 'i-539a', why: 'The folder has no file i-539a.pdf.', page: 'https://www.uscis.gov/i-539' },
  ])
  expect(missingBlanks({ ...looked, here: new Set(looked.wanted) })).toEqual([])
})

it('a folder that is not there, a file that was refused and an agency that did not answer are named', () => {
  expect(new Set(whyOf({ folder: { ...folder, names: null } }))).toEqual(
    new Set(['The folder /srv/forms does not exist.']),
  )
  const refused = { fileName: 'i-765.pdf', status: 'Refused', message: 'This is another edition.' } as const
  expect(whyOf({ imports: [refused] })[0]).toBe('This is another edition.')
  expect(whyOf({ imports: [{ ...refused, status: 'Working' }] })[0]).toBe('i-765.pdf is being checked.')
  const unreached = { formId: 'i-765', status: 'Not reached', sentence: 'uscis.gov took too long.' } as const
  expect(whyOf({ source: 'agency', fetches: [unreached] })).toEqual([
    'uscis.gov took too long.',
    'It is being fetched.',
  ])
  expect(whyOf({ source: 'none' })[0]).toBe('Nobody has uploaded it.')
})

it('a form of the Department of Labor is published there', () => {
  expect(officialPage('eta-9089')).toBe('https://www.dol.gov/agencies/eta/foreign-labor/forms')
})
