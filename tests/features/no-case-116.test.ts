import { expect, test } from 'vitest'
import { withClient } from '../operations/databases.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile({ env: { WORKER: 'separate', DEMO_DATA: 'no' } })
const system = { kind: 'system' } as const
const change = <T>(statement: string, values: unknown[] = []) =>
  server.services.database.transaction(system, (tx) => tx.rows<T>(statement, values))

const owner = (...statements: string[]) =>
  withClient(server.ownerUrl, async (client) => {
    for (const each of statements) await client.query(each)
  })
/** The id that the database gives next. */
const nextIs = (id: number) => owner(`select setval(pg_get_serial_sequence('cases', 'id'), ${id}, false)`)

const opened = async (number: string) =>
  (
    await change<{ id: number }>(
      `insert into cases (number, company_id, type_id, mode) select $1, min(id), 11, 'LEGAL' from companies returning id`,
      [number],
    )
  )[0]?.id

test('a case that is opened never gets id 116, which means no case in the e-mail calls', async () => {
  await nextIs(115)
  expect([await opened('98-00001'), await opened('98-00002'), await opened('98-00003')]).toEqual([115, 117, 118])
})

test('nor does one of an archive that is imported', async () => {
  await nextIs(115)
  const taken = () => change<{ id: number }>(`select app.take_ids('cases', 3) as id`)
  expect((await taken()).map(({ id }) => id)).toEqual([115, 117, 118])
  await owner(`select setval(pg_get_serial_sequence('people', 'id'), 116, false)`)
  expect(await change(`select app.take_ids('people', 1) as id`)).toEqual([{ id: 116 }])
})

test('a case that has had it since before stays and can be worked on', async () => {
  await owner(
    'alter table cases disable trigger skip_case_116',
    `insert into cases (id, number, company_id, type_id, mode) overriding system value
     select 116, '98-00116', min(id), 11, 'LEGAL' from companies`,
    'alter table cases enable trigger skip_case_116',
  )
  expect(await change(`update cases set status = 2 where id = 116 returning id`)).toEqual([{ id: 116 }])
})
