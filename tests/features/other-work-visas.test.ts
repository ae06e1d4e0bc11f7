import { describe, expect, test } from 'vitest'
import { caseTypes } from '#case-types/all.ts'
import { CaseType } from '#case-types/case-type.ts'
import { addDays } from '#formats/day.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, deadlinesOf } from './support/deadlines.ts'

const server = serverOfFile()
const { personNamed } = recordsOf(server)
const { stayEnds } = deadlinesOf(server)
const { l1, o1, tn, e3, h1b1 } = CaseType

type Detail = { id: number; code: string; commonName: string; value: string; version: number }

/** The administrator's list of case types; the row of a type switched on or off. */
async function switchTo(typeId: number, active: boolean) {
  const admin = await server.as(1)
  const { items } = (await admin.get('/api/common-details?commonName=case_type')).body as { items: Detail[] }
  const row = items.find(({ code }) => code === String(typeId))
  const { id, commonName, value, version } = row ?? { id: 0, commonName: '', value: '', version: 0 }
  expect((await admin.post('/api/common-details', { id, commonName, value, version, active })).status).toBe(200)
}

const open = async (typeId: number, subType: string, personId: number | undefined) =>
  (await server.as(3)).post('/api/cases', { typeId, subType, channel: 'paper', ...(personId && { personId }) })

describe('L-1, O-1, TN, E-3 and H-1B1', () => {
  test('are off at first, refused with a sentence, and offered once an administrator switches them on', async () => {
    const priya = await personNamed('Priya')
    const listed = async () =>
      (await (await server.as(3)).get('/api/common-details/case_type')).body.items.map(({ code }: Detail) =>
        Number(code),
      )
    expect(await listed()).not.toContain(tn)
    const refused = await open(tn, 'extension', priya)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'TYPE_SWITCHED_OFF'])
    expect(refused.body.error.message).toContain('switched off')
    await switchTo(tn, true)
    expect(await listed()).toContain(tn)
    expect((await open(tn, 'extension', priya)).status).toBe(200)
    await switchTo(tn, false)
    expect((await open(tn, 'extension', priya)).status).toBe(409)
  })

  // The petitioner's name at the head of each supplement: on those the classification needs, and on no other.
  const heads = {
    E: 'SupELine1_NameofEmployer[0]',
    trade: 'TASupLine1_NameofPetitioner[0]',
    H: 'Line1_PetitionerName[0]',
    data: 'Line1_FamilyName[3]',
    L: 'Line1_FamilyName[4]',
    OP: 'Line1_FamilyName[5]',
  } as const
  type Head = keyof typeof heads

  test.each<[number, string, string, Head[], string[]]>([
    [l1, 'managerExtension', 'L-1A', ['L'], []],
    [o1, 'abilityExtension', 'O-1A', ['OP'], []],
    [tn, 'extension', 'TN', ['trade'], []],
    [e3, 'extension', 'E-3', ['trade'], ['eta-9035']],
    [h1b1, 'extension', 'H-1B1', ['trade', 'H', 'data'], ['eta-9035']],
  ])('%i %s has its form, fees, dates and what-if', async (typeId, subType, classification, supplements, more) => {
    await switchTo(typeId, true)
    const personId = await personNamed('Priya')
    const opened = await open(typeId, subType, personId)
    expect(opened.status, JSON.stringify(opened.body)).toBe(200)
    const { id, companyId } = opened.body as { id: number; companyId: number }
    const attorney = await server.as(ATTORNEY)
    const view = (await attorney.get(`/api/cases/${id}/form?formId=i-129`)).body
    const written = new Map<string, unknown>(
      view.values.map(({ field, value }: { field: string; value: unknown }) => [field.split('.').at(-1) ?? '', value]),
    )
    const valueAt = (end: string) => [...written].find(([field]) => field === end)?.[1]
    expect(valueAt('Part2_ClassificationSymbol[0]')).toBe(classification)
    const used = (Object.keys(heads) as Head[]).filter((head) => valueAt(heads[head]) !== undefined)
    expect(used).toEqual((Object.keys(heads) as Head[]).filter((head) => supplements.includes(head)))
    const listed = (await attorney.get(`/api/cases/${id}/forms`)).body.items.map(
      ({ formId }: { formId: string }) => formId,
    )
    expect(new Set(listed)).toEqual(new Set(['g-28', 'i-129', ...more]))
    const fees = (await attorney.get(`/api/cases/${id}/filing-fees`)).body
    const declared = caseTypes.find((type) => type.id === typeId)?.fees.map(({ code }) => code) ?? []
    expect(fees.lines.length).toBeGreaterThan(0)
    for (const { code } of fees.lines) expect(declared).toContain(code)
    const ending = addDays(server.today(), 120)
    await stayEnds({ personId, companyId }, ending)
    const dates = (await attorney.get(`/api/cases/${id}/deadlines`)).body.items as { part: string; dueOn: string }[]
    const { body: page } = await attorney.get(`/api/cases/${id}`)
    expect(dates.find(({ part }) => part === 'work')?.dueOn).toBe(page.authorizedUntil)
    expect(dates.find(({ part }) => part === 'latest receipt')?.dueOn).toBe(ending)
    const late = (await attorney.get(`/api/cases/${id}/deadlines/what-if?filedOn=${addDays(ending, 3)}`)).body
    expect(late.missed.map(({ part }: { part: string }) => part)).toContain('latest receipt')
  })

  test('a blanket petition is about a group of companies and nobody in it', async () => {
    await switchTo(l1, true)
    const blanket = await open(l1, 'blanket', undefined)
    expect([blanket.status, blanket.body.personId]).toEqual([200, null])
    expect((await open(l1, 'managerNew', undefined)).body.error.code).toBe('PERSON_MISSING')
  })
})
