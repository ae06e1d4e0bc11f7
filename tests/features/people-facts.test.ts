import { describe, expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()
const { system, personNamed } = recordsOf(server)

const audits = (subject: string) =>
  system().rows<{ operation: string; before: unknown; after: unknown; reason: string }>(
    'select operation, before, after, reason from audit_events where subject = $1 order by seq',
    [subject],
  )

describe('facts', () => {
  const answers = (values: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`person.${name}`, { value }]))

  test('are parsed, keep the columns in step, and tell who answered and what stood there before', async () => {
    const employee = await server.as(5)
    const id = await personNamed('Priya')
    const { body } = await employee.post(`/api/people/${id}/facts`, {
      answers: answers({ birthDate: '03/16/1990', mobilePhone: '617 555 0199', birthCity: ' Mumbai ' }),
    })
    expect(body.changed.sort()).toEqual(['person.birthCity', 'person.birthDate', 'person.mobilePhone'])
    const person = (await (await server.as(9)).get(`/api/people/${id}`)).body
    expect(person).toMatchObject({ birthDate: '1990-03-16', phone: '+16175550199' })
    const by = person.facts.known['person.birthCity'].by
    expect(person.authors[by]).toBe('Priya NAIR')
    const { items } = (await (await server.as(9)).get(`/api/people/${id}/history?fact=person.birthCity`)).body
    expect(items[0]).toMatchObject({ before: { value: 'Pune' }, after: { value: 'Mumbai' }, byName: 'Priya NAIR' })
  })

  test('name every wrong answer, and then nothing is saved', async () => {
    const employer = await server.as(3)
    const id = await personNamed('Priya')
    const before = (await employer.get(`/api/people/${id}`)).body.facts
    const reply = await employer.post(`/api/people/${id}/facts`, {
      answers: {
        ...answers({ ssn: '900-12-3456', birthCity: 'Oslo', 'no.such': 1, passports: [{ country: 'IN' }] }),
        'person.familyName': null,
        'company.fein': { value: '12-3456789' },
      },
    })
    expect(reply.status).toBe(400)
    expect(Object.keys(reply.body.error.fields).sort()).toEqual([
      'company.fein',
      'person.familyName',
      'person.no.such',
      'person.passports',
      'person.ssn',
    ])
    expect((await employer.get(`/api/people/${id}`)).body.facts).toEqual(before)
  })

  test('tell unknown, none and not applicable apart', async () => {
    const employer = await server.as(3)
    const id = await personNamed('Priya')
    await employer.post(`/api/people/${id}/facts`, {
      answers: {
        'person.aNumber': { not: 'none' },
        'person.sevisId': { not: 'notApplicable' },
        'person.sex': { not: 'unknown' },
      },
    })
    expect((await employer.get(`/api/people/${id}`)).body.facts.known).toMatchObject({
      'person.aNumber': { not: 'none' },
      'person.sevisId': { not: 'notApplicable' },
      'person.sex': { not: 'unknown' },
    })
  })

  test('of a list may say column by column what is not known, where the list allows it', async () => {
    const employee = await server.as(5)
    const id = await personNamed('Priya')
    const save = (parent: object) =>
      employee.post(`/api/people/${id}/facts`, { answers: answers({ parents: [{ id: 'r1', ...parent }] }) })
    expect((await save({ familyName: 'Nair', 'birthDate?': 'unknown', birthCountry: 'IN' })).status).toBe(200)
    const { known } = (await employee.get(`/api/people/${id}`)).body.facts
    expect(known['person.parents'].value).toEqual([
      { id: 'r1', familyName: 'NAIR', 'birthDate?': 'unknown', birthCountry: 'IN' },
    ])
    const refused = await save({ familyName: 'Nair', 'sex?': 'unknown' })
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['person.parents']])
  })

  test('of different sections are saved at the same time; the same fact is refused with what is there now', async () => {
    const [employer, attorney] = [await server.as(3), await server.as(9)]
    const id = await personNamed('Priya')
    const { version } = (await employer.get(`/api/people/${id}`)).body.facts
    const save = (client: typeof employer, values: Record<string, unknown>) =>
      client.post(`/api/people/${id}/facts`, { version, answers: answers(values) })
    expect((await save(employer, { birthProvince: 'Goa' })).status).toBe(200)
    expect((await save(attorney, { birthCity: 'Panaji' })).status).toBe(200)
    const refused = await save(attorney, { birthProvince: 'Kerala' })
    expect(refused.status).toBe(409)
    expect(refused.body.error).toMatchObject({
      code: 'STALE',
      fields: { 'person.birthProvince': 'was changed in the meantime' },
      details: { changed: ['person.birthProvince'], current: { 'person.birthProvince': { value: 'Goa' } } },
    })
    // Saying the same as the other is no conflict.
    expect((await save(attorney, { birthProvince: 'Goa' })).body.changed).toEqual([])
  })
})

describe('secrets', () => {
  const SSN = '457-55-5462'

  test('are masked, revealed by right and with the password, and the look is on record', async () => {
    const employer = await server.as(3)
    const id = await personNamed('Priya')
    await employer.post(`/api/people/${id}/facts`, { answers: { 'person.ssn': { value: SSN } } })
    const { known } = (await employer.get(`/api/people/${id}`)).body.facts
    expect(known['person.ssn'].value).toBe('•••••5462')
    expect(known['person.passports'].value[0].number).toBe('•••••6112')
    const revealed = await employer.post(`/api/people/${id}/reveal`, { fact: 'person.ssn' })
    expect(revealed.body.value.replaceAll('-', '')).toBe('457555462')
    expect((await audits(`person:${id}`)).at(-1)).toMatchObject({
      operation: 'people.reveal',
      reason: 'revealed person.ssn',
    })
    expect((await (await server.as(4)).post(`/api/people/${id}/reveal`, { fact: 'person.ssn' })).status).toBe(403)
    server.clock.advance(6 * 60_000)
    const late = await employer.post(`/api/people/${id}/reveal`, { fact: 'person.ssn' })
    expect(late.body.error.code).toBe('CONFIRM_PASSWORD')
  })

  test('that come back masked are no change; an invented mask is refused', async () => {
    const employer = await server.as(3)
    const id = await personNamed('Priya')
    const { known } = (await employer.get(`/api/people/${id}`)).body.facts
    const passports = known['person.passports'].value
    const save = (answers: object) => employer.post(`/api/people/${id}/facts`, { answers })
    const same = await save({
      'person.ssn': { value: known['person.ssn'].value },
      'person.passports': { value: passports },
    })
    expect(same.body.changed).toEqual([])
    const added = await save({
      'person.passports': { value: [...passports, { number: 'AB1234567', country: 'IN', issuedOn: '2026-01-01' }] },
    })
    expect(added.body.known['person.passports'].value.map((each: { number: string }) => each.number)).toEqual([
      '•••••6112',
      '•••••4567',
    ])
    const invented = await save({ 'person.ssn': { value: '•••••0000' } })
    expect(invented.body.error.fields['person.ssn']).toMatch(/whole value/)
  })

  test('stand nowhere in plain: not in documents, changes, audit, search or mails', async () => {
    const tables = await system().rows<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'`,
    )
    for (const { name } of tables) {
      const { n } = await system().one<{ n: number }>(
        `select count(*) as n from ${name} t where t::text ~ '457-?55-?5462|Z4096112|AB1234567'`,
      )
      expect([name, n]).toEqual([name, 0])
    }
  })
})
