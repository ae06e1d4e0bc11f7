import { beforeAll, expect, test } from 'vitest'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { composePages } from '#paper/pages/compose.ts'
import type { TestClient } from '../setup/client.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { supplementOf } from './support/supplement-j.ts'

// A PDF in the place of a form, of which VisaCare can read too little to know whom it is about.

const server = serverOfFile()

let made: Awaited<ReturnType<typeof supplementOf>>
let attorney: TestClient

beforeAll(async () => {
  made = await supplementOf(server)
  attorney = made.attorney
})

const offer: typeof made.offer = (bytes, more) => made.offer(bytes, more)
const path = (more = '') => `/api/cases/${made.id}/form-substitutes${more}`
const errorOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [status, body.error?.code]

/** Flat pages that say the form, its edition and something, anywhere. */
const printedElsewhere = async (said: string) => {
  const text = (n: number) => `Form I-485 Supplement J Edition 09/18/26 Page ${n} of 7 ${said}`
  const pages = Array.from({ length: 7 }, (_, n) => ({
    ...{ document: composePages([{ kind: 'title', text: text(n + 1) }]), label: 'Page' },
  }))
  return joined(assemble(pages, { title: 'Form' }).parts)
}

test('a flat PDF of somebody else, whose words are not where the boxes are, is assured of nothing', async () => {
  const offered = (await offer(await printedElsewhere('Family Name GARCIA Given Name Pedro'))).body
  expect(offered.agreed).toEqual([])
  expect(offered.unread).toEqual(
    expect.arrayContaining(['Family name', 'Given name', 'Date of birth'].map((name) => expect.stringContaining(name))),
  )
  const missing = offered.differences.find(({ label }: { label: string }) => label === 'Family name')
  expect(missing).toMatchObject({ inPdf: '', inCase: 'NAIR', right: null })
  const one = path(`/${offered.id}`)
  const attest = (more = {}) =>
    attorney.post(`${one}/attestation`, { checked: true, editionSeen: true, compared: true, ...more })
  const answer = (key: string, right: string) => attorney.put(`${one}/differences`, { key, right })
  expect(errorOf(await attest())).toEqual([409, 'DIFFERENCES_OPEN'])
  expect(errorOf(await answer(missing.key, 'pdf')), 'nothing was read in it').toEqual([409, 'NOT_SHOWN'])
  for (const { key } of offered.differences) expect((await answer(key, 'same')).status).toBe(200)
  expect(errorOf(await attest({ compared: false }))).toEqual([409, 'NOT_COMPARED'])
  expect((await answer(missing.key, 'case')).status).toBe(200)
  expect(errorOf(await attest())).toEqual([409, 'PDF_WRONG'])
})

test('a scan says nothing: form and edition are asked, and an old one is refused then too', async () => {
  const blankPages = Array.from({ length: 7 }, () => ({ document: composePages([]), label: 'Scan' }))
  const { body: offered } = await offer(joined(assemble(blankPages, { title: 'Scan' }).parts))
  expect(offered).toMatchObject({ edition: '', formRead: false, wordsRead: false, differences: [], agreed: [] })
  expect(offered.unread).toContainEqual(expect.stringContaining('Family name'))
  const attest = (more = {}) => attorney.post(path(`/${offered.id}/attestation`), { checked: true, ...more })
  expect(errorOf(await attest())).toEqual([409, 'FORM_UNSEEN'])
  expect(errorOf(await attest({ formSeen: true }))).toEqual([409, 'NOT_COMPARED'])
  const seen = { formSeen: true, compared: true }
  expect(errorOf(await attest(seen))).toEqual([400, 'EDITION_MISSING'])
  expect(errorOf(await attest({ ...seen, edition: '2017-12-13' }))).toEqual([409, 'OLD_EDITION'])
  expect(errorOf(await attest({ ...seen, edition: '2026-09-18' }))).toEqual([409, 'EDITION_UNSEEN'])
})
