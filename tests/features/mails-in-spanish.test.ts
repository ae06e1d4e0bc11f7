import { expect, test } from 'vitest'
import { spanishFacts } from '#facts/spanish/all.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, documentsOf, EMPLOYEE } from './support/documents.ts'

const server = serverOfFile()
const { system } = recordsOf(server)
const { opened } = documentsOf(server)

const newest = async (who: number): Promise<string> => {
  const { body } = await (await server.as(who)).get('/api/my/notifications')
  return (body.items as { text: string }[])[0]?.text ?? ''
}

test('an employee who chose Spanish is asked for a document in Spanish, at the bell and by mail', async () => {
  const { id, number } = await opened()
  const attorney = await server.as(ATTORNEY)
  const ask = (name: string) => attorney.post(`/api/cases/${id}/document-requests`, { name, from: 'BENEFICIARY' })
  expect((await ask('Marriage certificate')).status).toBe(200)
  expect(await newest(EMPLOYEE)).toBe(`Priya’s H-1B extension: please send “Marriage certificate”. (Case ${number})`)
  const employee = await server.as(EMPLOYEE)
  expect((await employee.put('/api/my/settings', { settings: { language: 'es' } })).status).toBe(200)
  expect((await ask('2 photos')).status).toBe(200)
  expect(await newest(EMPLOYEE)).toBe(`Prórroga de H-1B de Priya: por favor envíe «2 fotos». (Caso ${number})`)
  const mails = await system().rows<{ subject: string }>(
    `select subject from outbox_mails where subject like $1 and 'employee@visacare.demo' = any (recipients) order by id`,
    [`%${number}%`],
  )
  expect(mails.map(({ subject }) => subject)).toContain(`Prórroga de H-1B, Priya: algo que le toca a usted (${number})`)
})

test('answers that come back are named in Spanish', async () => {
  const { id, personId } = await opened()
  const question = { subject: `person/${personId}`, fact: 'person.birthProvince' }
  const back = { audience: 'employee', message: 'Please check.', questions: [question] }
  expect((await (await server.as(ATTORNEY)).post(`/api/cases/${id}/questionnaire/return`, back)).status).toBe(200)
  expect(await newest(EMPLOYEE)).toContain(`Revise: ${spanishFacts['person.birthProvince']?.label}.`)
})
