import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { editionFolders, registeredText, registerForms } from '../../scripts/lib/register-forms.mjs'
import { formNamed } from './all.ts'
import { loadPaper } from './load-paper.ts'
import { paperOf } from './papers.ts'

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

test('a later edition without a folder is written with the mapping of the edition before it, wherever it is looked up', async () => {
  const [form, onPaper] = [formNamed('i-765', '2026-09-15'), paperOf('i-765', '2026-09-15')]
  const known = paperOf('i-765', '2025-08-21')
  expect(form).toEqual({ ...formNamed('i-765', '2025-08-21'), edition: '2026-09-15' })
  expect(formNamed('i-765', '2026-09-15')).toBe(form)
  expect(onPaper?.paper.parts).toBe(known?.paper.parts)
  expect(onPaper?.inventory).toEqual({ ...known?.inventory, edition: '09/15/26' })
  expect(await loadPaper('i-765', '2026-09-15')).toEqual(onPaper)
})

test('an edition before all we know, and a form we do not know, are not made up', async () => {
  for (const [formId, edition] of [
    ['i-129', '2025-01-20'],
    ['i-129', ''],
    ['i-601', '2026-09-15'],
  ] as const)
    expect([formNamed(formId, edition), paperOf(formId, edition), await loadPaper(formId, edition)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
})
