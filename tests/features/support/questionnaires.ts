import { beforeAll } from 'vitest'
import type { TestServer } from '../../setup/server.ts'
import { firstCaseOf } from './first-case.ts'

/** The questionnaire of the demo’s employee: opened and answered by whoever takes part. */
export function questionnaireOf(server: TestServer) {
  const about = { caseId: 0, personId: 0, companyId: 0, employmentId: 0 }
  beforeAll(async () => {
    Object.assign(about, await firstCaseOf(server, 'employee@visacare.demo'))
  })
  const open = async (who: number | string) => (await server.as(who)).get(`/api/cases/${about.caseId}/questionnaire`)
  const save = async (who: number | string, changes: object[]) =>
    (await server.as(who)).post(`/api/cases/${about.caseId}/answers`, { changes })
  const province = (value: string | null, version?: number) => ({
    subject: `person/${about.personId}`,
    answers: { 'person.birthProvince': value === null ? null : { value } },
    version,
  })
  return { about, open, save, province }
}
