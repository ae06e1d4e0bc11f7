import { expect, test } from 'vitest'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import { composePages } from '#paper/pages/compose.ts'
import { casesOf } from '../setup/case-to-decide.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, documentsOf, EMPLOYEE } from './support/documents.ts'

const server = serverOfFile()
const cases = casesOf(() => server)
const { send, ofCase } = documentsOf(server)
const { system } = cases

type Printed = { surname: string; number: string; class: string; arrived: string }
function i94({ surname, number, class: printedAs, arrived }: Printed): BlobPart {
  const rows = [
    { label: 'Admission I-94 Record Number', value: number },
    { label: 'Last/Surname', value: surname },
    { label: 'First (Given) Name', value: 'PRIYA' },
    { label: 'Class of Admission', value: printedAs },
    { label: 'Date of Entry', value: arrived },
    { label: 'Admit Until Date', value: '02/02/2027' },
  ]
  const page = composePages([
    { kind: 'title', text: 'Most Recent I-94' },
    { kind: 'rows', rows },
  ])
  return joined(assemble([{ document: page, label: 'I-94' }], { title: 'I-94' }).parts) as BlobPart
}
const NUMBER = '123456789A1'
const onPaper = { number: NUMBER, class: 'H1B', arrived: '02/03/2024' }

const surname = async () => {
  const { id } = await cases.personNamed('Priya')
  const { name } = await system().one<{ name: string }>('select last_name as name from people where id = $1', [id])
  return name.toUpperCase()
}
const record = (more: object = {}) =>
  cases.knows('Priya', {
    'person.admissions': [
      {
        id: 'a',
        number: NUMBER,
        admittedOn: '2024-02-03',
        admissionClass: 'H-1B',
        admittedUntil: '2027-02-02',
        ...more,
      },
    ],
    'person.trips': [],
  })
const opened = async () => (await cases.opened({ typeId: 6, subType: 'employment' })).id
async function uploaded(caseId: number, printed: Printed) {
  const { body } = await send(EMPLOYEE, caseId, { itemId: 'entryRecords' }, i94({ ...printed }), 'I-94.pdf')
  const state = async () =>
    (await ofCase(EMPLOYEE, caseId)).readings.find((each: { documentId: number }) => each.documentId === body.id)?.state
  await expect.poll(state, { timeout: 120_000 }).toBe('Read')
  return `/api/cases/${caseId}/documents/${body.id}/reading`
}
const v54 = async (caseId: number): Promise<string[]> => {
  const { findings } = (await (await server.as(ATTORNEY)).get(`/api/cases/${caseId}/filing-check`)).body
  return findings.flatMap(({ rule, sentence }: { rule: string; sentence: string }) =>
    rule === 'V54' ? [sentence] : [],
  )
}

test('V54 compares Form I-485 with the I-94 that was read, and not with the record that the form is written from', async () => {
  await record()
  const id = await opened()
  expect(await v54(id)).toEqual([])
  await uploaded(id, { ...onPaper, surname: await surname() })
  // Printed H1B, on the form H-1B.
  expect(await v54(id)).toEqual([])
  await record({ admissionClass: 'F-1' })
  expect(await v54(id)).toEqual([expect.stringContaining('The class of admission on Form I-485 differs from the I-94')])
  await record({ number: '987654321A9' })
  expect(await v54(id)).toEqual([expect.stringContaining('The I-94 number on Form I-485 differs')])
  await record({ admittedOn: '2023-02-03' })
  expect(await v54(id)).toEqual([expect.stringContaining('The date of entry on Form I-485 differs')])
  // Of an earlier entry than the last one nothing is compared.
  await record({ admittedOn: '2025-05-06', number: '987654321A9', admissionClass: 'L-1B' })
  expect(await v54(id)).toEqual([])
})

test('it still does once the reading was confirmed or dismissed, and nothing of the number is kept in clear', async () => {
  await record()
  const name = await surname()
  const attorney = await server.as(ATTORNEY)
  const [confirmed, dismissed] = [await opened(), await opened()]
  const yes = await uploaded(confirmed, { ...onPaper, surname: name })
  const no = await uploaded(dismissed, { ...onPaper, surname: name })
  const { body: reading } = await attorney.get(yes)
  const values = { 'i94.number': NUMBER, 'i94.admissionClass': 'H-1B', 'i94.admittedOn': '2024-02-03' }
  cases.must(await attorney.post(yes, { personId: reading.personId, values, version: reading.version }))
  cases.must(await attorney.call('DELETE', no))
  const left = () =>
    system().one<{ files: number; kept: string }>(
      `select count(v.reading_file_id)::integer as files, coalesce(string_agg(v.read_entry::text, ' '), '') as kept
         from document_versions v join documents d on d.id = v.document_id where d.case_id = any ($1)`,
      [[confirmed, dismissed]],
    )
  await expect.poll(async () => (await left()).files, { timeout: 120_000 }).toBe(0)
  expect((await left()).kept).not.toContain(NUMBER)
  for (const id of [confirmed, dismissed]) {
    await record()
    expect(await v54(id)).toEqual([])
    await record({ number: '987654321A9', admissionClass: 'F-1' })
    expect(await v54(id)).toEqual([
      expect.stringContaining('The I-94 number, class of admission on Form I-485 differs'),
    ])
  }
})

test('what was corrected while it was confirmed is what the paper says; another person’s I-94 says nothing', async () => {
  await record()
  const attorney = await server.as(ATTORNEY)
  const id = await opened()
  const path = await uploaded(id, { ...onPaper, class: 'H4', surname: await surname() })
  expect(await v54(id)).toHaveLength(1)
  const { body: reading } = await attorney.get(path)
  const values = { 'i94.number': NUMBER, 'i94.admissionClass': 'H-1B' }
  cases.must(await attorney.post(path, { personId: reading.personId, values, version: reading.version }))
  expect(await v54(id)).toEqual([])
  const other = await opened()
  await uploaded(other, { ...onPaper, number: '555555555A5', surname: 'SOMEBODYELSE' })
  expect(await v54(other)).toEqual([])
})
