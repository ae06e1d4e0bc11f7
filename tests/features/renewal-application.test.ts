import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openCaseFile } from '#case-file/cases/server/case-file.ts'
import { workPermit, workPermitHistory } from '#facts/work-permit.ts'
import { showDate } from '#formats/dates.ts'
import { ATTORNEY, casesOf, EMPLOYER } from '../setup/case-to-decide.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
})
afterAll(() => server?.stop())
const cases = casesOf(() => server)

/** A work permit that this product filed, and that ends soon. */
async function renewalOfPermit() {
  const permit = await cases.system().one<{ id: number; personId: number; subType: string; until: string }>(
    `select k.id, k.person_id as "personId", k.sub_type as "subType", k.valid_until as until from cases k
       join companies c on c.id = k.company_id
      where c.code = 'NORTHWIND' and k.type_id = 3 and k.outcome = 'Approved' and k.sub_type in ('(C)(9)', '(C)(26)')
      order by k.valid_until limit 1`,
  )
  const attorney = await server.as(ATTORNEY)
  const body = { typeId: 3, subType: permit.subType, personId: permit.personId, renewalOfCaseId: permit.id }
  const opened = await (await server.as(EMPLOYER)).post('/api/cases', { ...body, channel: 'paper' })
  expect(opened.status, JSON.stringify(opened.body)).toBe(200)
  return { permit, attorney, id: opened.body.id as number }
}

test('the renewal of a work permit says what is on record: that it renews, and that one was filed before', async () => {
  const { permit, attorney, id } = await renewalOfPermit()
  const { keyring, database } = server.services
  const file = await openCaseFile(database.read({ kind: 'system' }), keyring, id, {
    secrets: 'clear',
    today: server.today(),
  })
  const form = file.forms.find(({ formId }) => formId === 'i-765')
  if (!form) throw new Error('no Form I-765')
  const look = file.lookFor(form)
  // On record stands the no of the first application.
  expect(look.value(workPermit.workPermitReason)).toBe('Renewal')
  expect(look.value(workPermitHistory.appliedForWorkPermit)).toBe(true)
  const check = (await attorney.get(`/api/cases/${id}/filing-check`)).body
  const unchecked = check.unchecked.map(({ rule }: { rule: string }) => rule)
  expect(unchecked).not.toContain('V38')
  expect(unchecked).not.toContain('V39')
  const gap = check.findings.find(({ rule }: { rule: string }) => rule === 'V39')
  expect(gap?.sentence, permit.until).toContain(showDate(permit.until))
})
