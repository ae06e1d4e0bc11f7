import { expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { filingsOf } from './support/filings.ts'

const server = serverOfFile()
const { system } = recordsOf(server)
const { opened } = filingsOf(server)

test('before a case is opened, an open case of the same kind is named and the family’s fees are counted', async () => {
  const { id, number } = await opened()
  const { companyId, personId } = await system().one<Record<'companyId' | 'personId', number>>(
    'select company_id as "companyId", person_id as "personId" from cases where id = $1',
    [id],
  )
  const employer = await server.as(3)
  const estimate = async (more: string) =>
    (await employer.get(`/api/cases/estimate?companyId=${companyId}&typeId=1&subType=extension&channel=paper${more}`))
      .body
  const alone = await estimate('')
  expect(alone.duplicates).toEqual([])
  const named = await estimate(`&personId=${personId}`)
  expect(named.duplicates).toContainEqual(expect.objectContaining({ id, number }))
  const family = await estimate('&dependents=2')
  // One Form I-539 for the family, its further applicants on Form I-539A (8 CFR 106.2).
  expect(family.lines.filter(({ form }: { form: string }) => form === 'i-539')).toHaveLength(1)
  expect(family.totalCents).toBe(alone.totalCents + 47_000)
})
