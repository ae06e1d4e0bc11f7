import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { blank } from '../setup/blanks.ts'
import { inDatabase } from '../setup/databases.ts'
import { freshDatabase } from '../setup/templates.ts'
import { withClient } from './databases.ts'
import { removeScratch, scratch } from './installation.ts'

// Each command starts a process of its own.
vi.setConfig({ testTimeout: 180_000 })

// `npm run forms` and `npm run form` as an operator runs them; the agency is a server on this machine.
const dataDir = scratch()
let database = ''
let agency: Server
let address = ''

beforeAll(async () => {
  database = inDatabase(inject('ownerUrl'), await freshDatabase(inject('ownerUrl')))
  const g28 = await blank('g-28')
  agency = createServer((request, reply) => {
    if (request.url === '/forms/g-28.pdf') reply.writeHead(200, { 'content-type': 'application/pdf' }).end(g28)
    else reply.writeHead(404).end()
  })
  await new Promise<void>((resolve) => agency.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(agency.address() as AddressInfo).port}/forms/{form}.pdf`
})
afterAll(() => {
  agency?.close()
  removeScratch()
})

type Ended = { code: number; output: string }

function run(script: string, args: string[], env: Record<string, string> = {}): Promise<Ended> {
  const all = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, DATABASE_URL: database, LOG_LEVEL: 'silent', ...env }
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/command.mjs', script, ...args], { env: all }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

test('blanks are downloaded from the agency’s address; what is not there is named', async () => {
  const { code, output } = await run('forms', [address, 'g-28', 'i-765'])
  expect(output).toContain('g-28.pdf: Imported. G-28 edition 09-17-2018 is in the library.')
  expect(output).toMatch(/i-765\.pdf answered 404\./)
  expect(code).toBe(1)
  const { rows } = await withClient(database, (client) =>
    client.query('select status, source, form_id from form_imports order by id'),
  )
  expect(rows).toEqual([{ status: 'Imported', source: 'download', form_id: 'g-28' }])
})

test('blanks come from a folder too, and a file that is no form is refused', async () => {
  const folder = join(dataDir, 'blanks')
  mkdirSync(folder)
  writeFileSync(join(folder, 'g-28.pdf'), await blank('g-28'))
  expect(await run('forms', [folder])).toMatchObject({ code: 0, output: expect.stringContaining('g-28.pdf: Imported') })
  writeFileSync(join(folder, 'notes.pdf'), '%PDF-1.7')
  const refused = await run('forms', [folder, 'notes'])
  expect(refused).toEqual({ code: 1, output: 'notes.pdf: Refused. The file cannot be read as a PDF form.\n' })
  expect(await run('forms', [join(dataDir, 'nowhere')])).toMatchObject({
    code: 1,
    output: expect.stringMatching(/nowhere is no folder/),
  })
})

test('the coverage of every form is a list of numbers and nothing else', async () => {
  const { code, output } = await run('form', ['coverage', '--json'])
  expect(code).toBe(0)
  const rows = JSON.parse(output) as Record<string, unknown>[]
  expect(rows.map(({ form }) => form)).toEqual(
    expect.arrayContaining(['i-129', 'g-28', 'i-907', 'i-539', 'i-539a', 'i-765']),
  )
  for (const row of rows) {
    expect(Object.keys(row)).toEqual(['form', 'edition', 'fillable', 'bound', 'leftBlank', 'unaccounted', 'questions'])
    expect(row.unaccounted).toBe(0)
  }
})

test('the inventory of a blank is the fields.json we have, and has no difference to it', async () => {
  const folder = join(dataDir, 'inventory')
  mkdirSync(folder)
  writeFileSync(join(folder, 'g-28.pdf'), await blank('g-28'))
  const written = await run('form', ['inventory', join(folder, 'g-28.pdf'), '--to', folder])
  expect(written.output).toContain('101 fields, 4 pages')
  const fields = join('g-28', '2018-09-17', 'fields.json')
  const compared = await run('form', ['diff', join('src/forms', fields), join(folder, fields)])
  expect(compared.output).toContain('same: 101')
  expect(compared.output).toContain('The mapping carries over for 101 of 101 fields.')
  expect(await run('form', ['nothing'])).toMatchObject({ code: 2 })
})
