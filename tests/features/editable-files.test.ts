import { beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, documentsOf, EMPLOYEE, EMPLOYER, FIRM, formOf, PROVIDER } from './support/documents.ts'
import { wordFile } from './support/word-files.ts'

const server = serverOfFile()
const { system } = recordsOf(server)
const { opened } = documentsOf(server)

async function letter(text = 'To whom it may concern', name = 'Support letter.docx') {
  const { id: caseId } = await opened()
  const client = await server.as(ATTORNEY)
  const reply = await client.call(
    'POST',
    `/api/cases/${caseId}/editable-files`,
    formOf({ kind: 'letter' }, wordFile(text), name),
  )
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return { caseId, ...reply.body } as { caseId: number; id: number; name: string; versionNumber: number }
}

const save = async (who: number, id: number, fields: Record<string, string>, content: BlobPart = wordFile('Again')) =>
  (await server.as(who)).call('POST', `/api/editable-files/${id}/versions`, formOf(fields, content, 'x.docx'))

const textOf = async (who: number, id: number, number?: number) => {
  const reply = await (await server.as(who)).get(
    `/api/editable-files/${id}/content${number ? `?number=${number}` : ''}`,
  )
  return reply.status
}

describe('a letter of a case', () => {
  test('is a draft of the firm until it is shared: neither the employer, the employee nor the provider sees it', async () => {
    const { id, caseId } = await letter()
    const firm = await (await server.as(FIRM)).get(`/api/cases/${caseId}/editable-files`)
    expect(firm.body).toMatchObject({
      items: [{ id, sharedWith: 'nobody', may: { write: true, share: true } }],
      may: { write: true },
    })
    for (const who of [EMPLOYER, EMPLOYEE, PROVIDER]) {
      const client = await server.as(who)
      expect((await client.get(`/api/cases/${caseId}/editable-files`)).body.items).toEqual([])
      // The provider's staff says why before it learns whether there is such a paper.
      const refused = who === PROVIDER ? 403 : 404
      expect((await client.get(`/api/editable-files/${id}`)).status).toBe(refused)
      expect((await client.get(`/api/editable-files/${id}/versions`)).status).toBe(refused)
    }
    expect(await textOf(EMPLOYER, id)).toBe(404)

    const share = (sharedWith: string) =>
      server.as(ATTORNEY).then((each) => each.put(`/api/editable-files/${id}/share`, { sharedWith }))
    expect((await share('employer')).body.sharedWith).toBe('employer')
    expect([await textOf(EMPLOYER, id), await textOf(EMPLOYEE, id)]).toEqual([200, 404])
    expect((await share('everyone')).status).toBe(200)
    expect([await textOf(EMPLOYER, id), await textOf(EMPLOYEE, id)]).toEqual([200, 200])
    // Whoever it is shared with reads it, and changes nothing.
    expect((await save(EMPLOYER, id, { basedOn: '1' })).body.error.code).toBe('NOT_YOURS')
    expect(
      (await (await server.as(EMPLOYER)).put(`/api/editable-files/${id}/share`, { sharedWith: 'nobody' })).status,
    ).toBe(403)
    expect((await share('nobody')).status).toBe(200)
    expect(await textOf(EMPLOYER, id)).toBe(404)
  })

  test('is saved in versions; one based on an older version is refused, and an earlier one comes back', async () => {
    const { id } = await letter('First')
    expect((await save(FIRM, id, { basedOn: '1' }, wordFile('Second'))).body).toMatchObject({ versionNumber: 2 })
    const late = await save(ATTORNEY, id, { basedOn: '1' }, wordFile('Late'))
    expect([late.status, late.body.error.code, late.body.error.details.current.versionNumber]).toEqual([
      409,
      'STALE',
      2,
    ])
    const client = await server.as(ATTORNEY)
    expect((await client.post(`/api/editable-files/${id}/versions/1/restore`, {})).body).toMatchObject({
      versionNumber: 3,
    })
    const { items } = (await client.get(`/api/editable-files/${id}/versions`)).body
    expect(
      items.map((each: { number: number; source: string; fromNumber: number | null }) => [
        each.number,
        each.source,
        each.fromNumber,
      ]),
    ).toEqual([
      [3, 'restored', 1],
      [2, 'editor', null],
      [1, 'upload', null],
    ])
    expect(items[0].sha256).toBe(items[2].sha256)
    expect((await client.get(`/api/editable-files/${id}/content?number=9`)).status).toBe(404)
    // What was refused left no bytes behind.
    const kept = await system().one<{ n: number }>(`select count(*)::int as n from files where purpose = 'editable'
      and not exists (select from editable_file_versions v where v.file_id = files.id)`)
    expect(kept.n).toBe(0)
  })

  test('has a name of its own in the case, which another one does not take', async () => {
    const { id, caseId } = await letter()
    const client = await server.as(ATTORNEY)
    const second = await client.call(
      'POST',
      `/api/cases/${caseId}/editable-files`,
      formOf({}, wordFile('x'), 'SUPPORT LETTER.docx'),
    )
    expect(second.body.name).toBe('SUPPORT LETTER (2).docx')
    const rename = (name: string) => client.put(`/api/editable-files/${second.body.id}/name`, { name })
    expect((await rename('support letter')).body.error.code).toBe('NAME_TAKEN')
    expect((await rename('../Offer / letter.docx')).body.name).toBe('Offer letter.docx')
    expect((await client.delete(`/api/editable-files/${id}`)).status).toBe(200)
    expect((await client.get(`/api/editable-files/${id}`)).status).toBe(404)
    expect((await rename('support letter')).body.name).toBe('support letter.docx')
  })
})

describe('what comes in under the name of a Word file', () => {
  const bomb = wordFile('x', { 'word/media/zeros.bin': new Uint8Array(64 * 1024 * 1024) })
  const laughs = `<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>`
  test.each([
    ['a zip bomb', bomb, 'FILE_COMPRESSION'],
    ['entities', wordFile('x', { 'word/settings.xml': laughs }), 'FILE_ENTITIES'],
    ['macros', wordFile('x', { 'word/vbaProject.bin': 'x' }), 'FILE_MACROS'],
    ['a PDF', '%PDF-1.7 not a letter', 'FILE_CONTENT'],
    ['a page of HTML', '<html><script>alert(1)</script></html>', 'FILE_CONTENT'],
    ['nothing', '', 'FILE_EMPTY'],
  ] as const)('%s is refused with a sentence, and nothing is kept', async (_what, content, code) => {
    const { id } = await letter()
    const reply = await save(ATTORNEY, id, { basedOn: '1' }, content)
    expect([reply.status, reply.body.error.code]).toEqual([400, code])
    expect(reply.body.error.message).toMatch(/^file: .+\.$/)
    expect((await (await server.as(ATTORNEY)).get(`/api/editable-files/${id}`)).body.versionNumber).toBe(1)
  })
})

describe('by the clock, and when the firm changes', () => {
  let ids = { draft: 0, shared: 0 }
  beforeAll(async () => {
    ids = { draft: (await letter('Draft')).id, shared: (await letter('Shared')).id }
    await (await server.as(ATTORNEY)).put(`/api/editable-files/${ids.shared}/share`, { sharedWith: 'employer' })
  })

  test('is edited by one at a time: a lock holds for 30 minutes by the clock', async () => {
    const { id } = await letter()
    const [attorney, firm] = [await server.as(ATTORNEY), await server.as(FIRM)]
    expect((await attorney.put(`/api/editable-files/${id}/lock`, { lock: 'a' })).status).toBe(200)
    const seen = (await firm.get(`/api/editable-files/${id}`)).body
    expect(seen.lockedByName).not.toBe('')
    const refused = await firm.put(`/api/editable-files/${id}/lock`, { lock: 'b' })
    expect([refused.status, refused.body.error.message]).toEqual([
      409,
      `${seen.lockedByName} is editing this file at the moment.`,
    ])
    expect((await save(FIRM, id, { basedOn: '1' })).body.error.code).toBe('LOCKED')
    // A browser of the same person that died does not keep its own writer out.
    const own = await letter()
    const takes = (client: typeof firm, lock: string, takeOver?: boolean) =>
      client.put(`/api/editable-files/${own.id}/lock`, { lock, takeOver })
    expect((await takes(attorney, 'editor-1')).status).toBe(200)
    expect((await takes(attorney, 'editor-2')).body.error.code).toBe('OPEN_ELSEWHERE')
    expect((await takes(firm, 'editor-3', true)).body.error.code).toBe('LOCKED')
    expect((await takes(attorney, 'editor-2', true)).status).toBe(200)
    expect((await takes(attorney, 'editor-1')).body.error.code).toBe('OPEN_ELSEWHERE')
    expect((await save(ATTORNEY, id, { basedOn: '1', lock: 'a' })).body.versionNumber).toBe(2)
    // Signs of life, so that the sessions last.
    for (let minutes = 10; minutes <= 30; minutes += 10) {
      server.clock.advance(10 * 60_000)
      expect((await firm.get(`/api/editable-files/${id}`)).body.lockedByName === '').toBe(minutes === 30)
      await attorney.get(`/api/editable-files/${id}`)
    }
    expect((await firm.put(`/api/editable-files/${id}/lock`, { lock: 'b' })).status).toBe(200)
    expect((await attorney.delete(`/api/editable-files/${id}/lock?lock=a`)).status).toBe(409)
    expect((await firm.delete(`/api/editable-files/${id}/lock?lock=b`)).body.lockedByName).toBe('')
  })

  test('stays with the firm that wrote it when the company changes its firm; what was shared goes along', async () => {
    const { lawFirmId } = await server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.one<{ lawFirmId: number }>(
        `with f as (insert into law_firms (code, name) values ('NEXT', 'NEXT FIRM') returning id)
         update companies c set law_firm_id = f.id from f where c.code = 'NORTHWIND' returning f.id as "lawFirmId"`,
      ),
    )
    const seen = await server.services.database
      .read({ kind: 'firm', lawFirmId })
      .rows('select id from editable_files where id = any ($1::bigint[])', [[ids.draft, ids.shared]])
    expect(seen).toEqual([{ id: ids.shared }])
  })
})
