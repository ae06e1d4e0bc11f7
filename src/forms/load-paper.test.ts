import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editionFolders, registeredText, registerForms } from '../../scripts/lib/register-forms.mjs'
import { formNamed } from './all.ts'
import { loadPaper } from './load-paper.ts'

const here = import.meta.dirname
const folders = editionFolders(here)

test('every folder with a form is registered: run `npm run form -- register`', () => {
  for (const [name, text] of Object.entries(registeredText(folders)))
    expect(readFileSync(join(here, name), 'utf8')).toBe(text)
  const all = readdirSync(here, { recursive: true, encoding: 'utf8' })
  expect(all.filter((file) => file.endsWith('fields.json'))).toHaveLength(folders.length)
})

test('the newest edition of a form comes first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'visacare-forms-'))
  try {
    for (const edition of ['2025-01-20', '2027-01-01', '2026-06-30', 'notes']) {
      mkdirSync(join(folder, 'i-9', edition), { recursive: true })
      const parts = edition === 'notes' ? [] : ['form.ts', 'paper.ts', 'fields.json']
      for (const part of parts) writeFileSync(join(folder, 'i-9', edition, part), '')
    }
    expect(editionFolders(folder).map(({ edition }) => edition)).toEqual(['2027-01-01', '2026-06-30', '2025-01-20'])
    expect(registerForms(folder)).toEqual(['editions.ts', 'edition-papers.ts'])
    expect(readFileSync(join(folder, 'editions.ts'), 'utf8')).toMatch("i9Of20270101 from './i-9/2027-01-01/form.ts'")
    expect(registerForms(folder)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test.each(folders.map(({ formId, edition }) => [formId, edition] as const))(
  'the form screen opens %s of %s, and its form, paper and fields are of that edition',
  async (formId, edition) => {
    const loaded = await loadPaper(formId, edition)
    const [year = '', month, day] = edition.split('-')
    expect(formNamed(formId, edition)).toMatchObject({ id: formId, edition })
    expect(loaded?.paper.form).toBe(formNamed(formId, edition))
    expect(loaded?.inventory).toMatchObject({ formId, edition: `${month}/${day}/${year.slice(2)}` })
    expect(existsSync(join(here, formId, edition, 'scenarios/all.ts'))).toBe(true)
  },
)
