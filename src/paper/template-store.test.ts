import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blank, preparedBlank, sharedQpdf } from '../../tests/setup/blanks.ts'
import { joined } from './bytes.ts'
import { fillEditable } from './fill/editable.ts'
import { sampleValues } from './gate/sample-values.ts'
import { prepareTemplate } from './prepare/prepare-template.ts'
import { templateFrom } from './template-folder.ts'
import { loadTemplate, saved, storeKey } from './template-store.ts'

test('a saved template fills like the one that was prepared', async () => {
  const bytes = await blank('g-28')
  const template = await prepareTemplate(bytes, await sharedQpdf())
  const loaded = loadTemplate(saved(template))
  const values = sampleValues(template)
  const [one, two] = [fillEditable(template, values), fillEditable(loaded, values)].map(({ parts }) => joined(parts))
  expect(Buffer.compare(one ?? Buffer.alloc(0), two ?? Buffer.alloc(0))).toBe(0)
  expect(loaded.presets).toEqual(template.presets)
})

test('a blank is prepared once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'visacare-templates-'))
  try {
    const bytes = await blank('g-28')
    const first = await templateFrom(folder, bytes, sharedQpdf)
    const second = await templateFrom(folder, bytes, () => Promise.reject(new Error('prepared twice')))
    expect(second.fields.length).toBe(first.fields.length)
    expect(readdirSync(folder)).toEqual([storeKey(bytes)])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a prepared file without one of its parts is told', async () => {
  const files = saved(await preparedBlank('g-28'))
  files.delete('flat.blob')
  expect(() => loadTemplate(files)).toThrow('has no flat.blob')
})
