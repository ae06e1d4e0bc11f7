import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blank } from '../../tests/setup/blanks.ts'
import { joined } from './bytes.ts'
import { fillFlat } from './fill/flat.ts'
import { prepareTemplate } from './prepare/prepare-template.ts'
import { openQpdf, qpdfAsWebAssembly } from './qpdf.ts'

const program = await openQpdf()
const assembly = await qpdfAsWebAssembly()

test('without an installed qpdf a form is prepared all the same', async () => {
  const bytes = await blank('g-28')
  const here = await prepareTemplate(bytes, program)
  const there = await prepareTemplate(bytes, assembly)
  expect(assembly.version).toMatch(/^\d+\.\d+\.\d+ \(WebAssembly\)$/)
  expect(there.fields).toEqual(here.fields)
  const filled = [here, there].map((template) => joined(fillFlat(template, new Map()).parts).length)
  expect(filled[0]).toBe(filled[1])
})

test('a broken file is told', async () => {
  for (const qpdf of [program, assembly]) {
    await expect(qpdf.json(Buffer.from('no pdf'))).rejects.toThrow('The PDF cannot be read')
    expect((await qpdf.check(Buffer.from('no pdf'))).length).toBeGreaterThan(0)
  }
})

test('what a process that was killed left lying about is removed, what another one works on is not', async () => {
  const [left, inWork] = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'visacare-paper-'))) as [string, string]
  writeFileSync(join(left, 'in.pdf'), 'a passport')
  utimesSync(left, new Date(0), new Date(0))
  await openQpdf()
  expect([left, inWork].map((folder) => existsSync(folder))).toEqual([false, true])
  rmSync(inWork, { recursive: true })
})
