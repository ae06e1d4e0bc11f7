import { beforeAll, describe, expect, test } from 'vitest'
import { Role } from '#formats/roles.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import { keepAllBlanks } from '../setup/library.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { built } from '../setup/signing.ts'
import { filingsOf } from './support/filings.ts'

// Who may not see Social Security, passport and A-numbers reads a package with the numbers masked.

const server = serverOfFile()
const { system } = recordsOf(server)
const { opened, save } = filingsOf(server)

let id: number
let made: { id: number; pages: number }
const secrets = ['457555462', '219876543']

beforeAll(async () => {
  await keepAllBlanks(server.services)
  ;({ id } = await opened())
  await save(id, 'person', { 'person.ssn': { value: '457555462' }, 'person.aNumber': { value: '219876543' } })
  made = await built(await server.as(Role.attorney), id)
})

async function openedBy(role: number) {
  const { cookie } = await server.as(role)
  const path = new URL(`/api/cases/${id}/packages/${made.id}/file`, server.url)
  const reply = await fetch(path, { headers: { cookie } })
  expect(reply.status).toBe(200)
  const pdf = await readPdf(new Uint8Array(await reply.arrayBuffer()))
  const text = pdf.pages.map((page) => page.text.replace(/[\s-]/g, '')).join(' ')
  return { name: reply.headers.get('content-disposition') ?? '', pdf, text }
}

describe('a package', () => {
  test('is whole for the attorney', async () => {
    const { name, pdf, text } = await openedBy(Role.attorney)
    expect(name).toContain('-package-1.pdf')
    expect(pdf.pages).toHaveLength(made.pages)
    for (const secret of secrets) expect(text).toContain(secret)
  })

  test('is a masked copy for the employer’s assistant, which says so on every page and is on record', async () => {
    const role = Role.employerAssistant
    const { name, pdf, text } = await openedBy(role)
    expect(name).toContain('-package-1-masked.pdf')
    expect(pdf.info.Title).toMatch(/^Masked copy, not for filing/)
    for (const page of pdf.pages) expect(page.text).toContain('Masked copy, not for filing')
    for (const secret of secrets) expect(text).not.toContain(secret)
    // The forms are there, with the last digits only; what cannot be masked is not.
    expect(text).toContain('5462')
    expect(pdf.outline).toContain('Form I-129')
    expect(pdf.outline.filter((each) => /Exhibit|Payment/.test(each))).toEqual([])
    const state = await (await server.as(role)).get(`/api/cases/${id}/filing`)
    expect(state.body.masked).toBe(true)
    const event = await system().one<{ reason: string }>(
      `select reason from audit_events where operation = 'secrets.masked' and subject = $1 order by at desc limit 1`,
      [`package:${made.id}`],
    )
    expect(event.reason).toMatch(/^opened .*-package-1-masked\.pdf$/)
  })
  test('is opened by the provider’s assistant inside a look-in only', async () => {
    const { status, body } = await (await server.as(Role.providerAssistant)).get(
      `/api/cases/${id}/packages/${made.id}/file`,
    )
    expect({ status, code: body.error.code }).toEqual({ status: 403, code: 'LOOK_IN_FIRST' })
  })
})
