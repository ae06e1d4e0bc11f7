import { expect, test } from 'vitest'
import { Role } from '#formats/roles.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { keepBlank } from '../setup/library.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { built, placesOf } from '../setup/signing.ts'
import { filingsOf } from './support/filings.ts'

// Part 5 of Form I-129 asks for the supplement of the classification only; whether the others are printed is a setting.

const server = serverOfFile()
const { opened } = filingsOf(server)

test('supplements for other classifications stay in the package, until the firm leaves them out', async () => {
  await keepBlank(server.services, 'i-129')
  const attorney = await server.as(Role.attorney)
  const { id } = await opened()
  const petition = async () => {
    const made = await built(attorney, id)
    const entry = made.contents.find(({ label }: { label: string }) => label === 'Form I-129')
    const check = (await attorney.get(`/api/cases/${id}/filing-check?stage=filing`)).body
    const counted = check.findings.filter(({ rule }: { rule: string }) => rule === 'V65')
    return { made, entry, counted }
  }
  expect((await petition()).entry.pages).toBe(38)

  const settings = async () => (await attorney.get('/api/deadline-settings')).body.items
  const named = (name: string) => (each: { name: string }) => each.name === name
  expect((await settings()).find(named('unusedSupplements'))).toMatchObject({
    text: 'kept',
    source: expect.stringContaining('Part 5 of the form'),
  })
  const saved = await (await server.as(Role.lawFirm)).post('/api/deadline-settings', {
    ...{ name: 'unusedSupplements', text: 'left out', source: 'Policy of the firm', confirmed: true },
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const { made, entry, counted } = await petition()
  // The petition (8), the H supplement (8) and the data collection (3).
  expect([entry.pages, entry.left.length]).toEqual([19, 19])
  expect(counted, 'what is left out on purpose is not missing').toEqual([])
  // Who signs still finds the own page by its code.
  const file = await fetch(new URL(`/api/cases/${id}/packages/${made.id}/file`, server.url), {
    headers: { cookie: attorney.cookie },
  })
  const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()))
  const places = (await placesOf(attorney, id)).filter(({ formId }) => formId === 'i-129')
  expect(places.length).toBeGreaterThan(2)
  for (const { pageCode, packagePage, page } of places) {
    const text = pages[packagePage - 1]?.text ?? ''
    expect(text).toContain(pageCode)
    // The official page says how many there are, a stand-in only which it is.
    expect(text).toMatch(new RegExp(`Page ${page}(?: of 38|\\.)`))
  }
}, 600_000)
