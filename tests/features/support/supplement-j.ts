import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { Role } from '#formats/roles.ts'
import { filledForm } from '#paperwork/substitutes/filled-form.fixture.ts'
import { readFile } from '#platform/files/receive.ts'
import { keepBlank } from '../../setup/library.ts'
import { recordsOf } from '../../setup/records.ts'
import type { TestServer } from '../../setup/server.ts'
import { filingsOf } from './filings.ts'

const SUPPLEMENT = { formId: 'i-485supj', mapped: '2017-12-13', printed: '09/18/26' }

/** A principal's employment-based I-485, which wants Supplement J, and PDFs of it as the agency's site has them. */
export async function supplementOf(server: TestServer) {
  const { companyId, personNamed } = recordsOf(server)
  const { save } = filingsOf(server)
  for (const formId of ['g-28', 'i-485']) await keepBlank(server.services, formId)
  const attorney = await server.as(Role.attorney)
  const made = await attorney.post('/api/cases', {
    ...{ companyId: await companyId('NORTHWIND'), personId: await personNamed('Priya'), channel: 'paper' },
    ...{ typeId: CaseType.i485, subType: 'employment', concurrent: [] },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const id: number = made.body.id
  await save(id, 'person', { 'person.birthDate': { value: '1991-04-12' } })
  await save(id, 'case', { 'case.relativeFiled': { value: 'No' } })
  const forms: { id: number; formId: string }[] = (await attorney.get(`/api/cases/${id}/forms`)).body.items
  const form = forms.find(({ formId }) => formId === SUPPLEMENT.formId)?.id ?? 0
  const view = (await attorney.get(`/api/cases/${id}/form?caseFormId=${form}`)).body
  const boxWith = (value: string): string => view.values.find((each: { value: string }) => each.value === value).field
  const boxes = { family: boxWith('NAIR'), given: boxWith('Priya'), born: boxWith('04/12/1991') }

  /** Supplement J about Priya, but for what is said otherwise. */
  const written = ({ says = {}, ...more }: Partial<Filled> & { says?: Partial<typeof boxes> } = {}) => {
    const said = { family: 'NAIR', given: 'Priya', born: '04/12/1991', ...says }
    const values = { [boxes.family]: said.family, [boxes.given]: said.given, [boxes.born]: said.born }
    return filledForm({ ...SUPPLEMENT, values, ...more })
  }
  const offer = (bytes: Uint8Array, { name = 'supplement-j.pdf', who = attorney } = {}) => {
    const sent = new FormData()
    sent.append('file', new Blob([new Uint8Array(bytes)]), name)
    return who.post(`/api/cases/${id}/forms/${form}/substitute`, sent)
  }
  return { attorney, id, form, written, offer }
}
type Filled = Parameters<typeof filledForm>[0]

/** The bytes of a package, as they were built. */
export async function packagePdf(server: TestServer, packageId: number): Promise<Uint8Array> {
  const { key, tenant } = await recordsOf(server)
    .system()
    .one<{ key: string; tenant: string }>(
      `select f.key, 'company:' || f.company_id as tenant from case_packages p join files f on f.id = p.file_id where p.id = $1`,
      [packageId],
    )
  return new Uint8Array(await buffer(await readFile(server.services, { tenant, file: key })))
}
