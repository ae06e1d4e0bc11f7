import { expect, test } from 'vitest'
import { showDate } from '#formats/dates.ts'
import { addDays } from '#formats/day.ts'
import { expectAccessible, phone } from './setup/browser.ts'
import { press } from './setup/case-steps.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage()
const HR = 3

const daysFromNow = (days: number) => addDays(stage.server.today(), days)

/** Work permits of six employees that end in twelve days. */
async function sixEndingCards(): Promise<void> {
  const employer = await stage.server.as(HR)
  const people = await stage.system().rows<{ id: number }>(
    `select p.id from people p join companies c on c.id = p.company_id
      where c.code = 'NORTHWIND' and p.household_person_id = p.id order by p.id limit 6`,
  )
  const ids: number[] = []
  for (const { id: personId } of people) {
    const body = { typeId: 3, subType: '(C)(9)', personId, channel: 'paper' }
    ids.push((await employer.post('/api/cases', body)).body.id)
  }
  const { database } = stage.server.services
  // Only these end soon. By itself: jobs lock a renewal before what it renews.
  await database.transaction({ kind: 'system' }, (tx) =>
    tx.run('update cases set valid_until = null where valid_until is not null'),
  )
  await database.transaction({ kind: 'system' }, (tx) =>
    tx.run(
      `update cases set status = 10, stage = 'CLOSED', outcome = 'Approved', ball = 'nobody', todo = '', filed_on = $2,
              decided_on = $3, valid_until = $4 where id = any ($1::bigint[])`,
      [ids, daysFromNow(-400), daysFromNow(-353), daysFromNow(12)],
    ),
  )
}

test('six renewals are opened in one go, and each begins with the day its card ends', async () => {
  await sixEndingCards()
  const { page, context, problems } = await stage.visitAs(HR)
  await page.goto('/visaCareManageCase?expiresWithin=60&renewal=unfiled')
  const table = page.getByRole('table', { name: 'Cases' })
  await table.locator('tbody tr').nth(5).waitFor()
  await expect.poll(() => table.locator('tbody tr').count()).toBe(6)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Renew 6' }).click()
  const dialog = page.getByRole('dialog', { name: /^Open the renewal of 6 cases/ })
  await dialog.getByRole('button', { name: 'Open renewals' }).click()
  await dialog.getByText('All 6 done.').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  // What ends stays on the list until its renewal is filed.
  await expect.poll(() => table.locator('tbody tr').count()).toBe(6)
  const renewals = await stage
    .system()
    .rows<{ id: number }>('select id from cases where renewal_of_case_id is not null order by id desc limit 6')
  expect(renewals.length).toBe(6)
  for (const { id } of renewals.slice(0, 2)) {
    await page.goto(`/visaCareEADCaseDetails/${id}`)
    await page
      .getByText(showDate(daysFromNow(12)))
      .first()
      .waitFor()
  }
  await expectAccessible(page)

  expect(problems).toEqual([])
  await context.close()
})

test('an employee reports a move on a phone, hears what follows at once, and the address is theirs', async () => {
  const { page, context, problems } = await stage.visitAs(5, phone)
  await page.goto('/visaCareReportChange?kind=move')
  await page.getByRole('textbox', { name: /^Moving day/ }).fill(showDate(stage.server.today()))
  await page.getByLabel(/^New street and number/).fill('5 Oak Avenue')
  await page.getByLabel(/^Apartment, suite or floor/).fill('Apt 4B')
  await page.getByLabel(/^City/).fill('Austin')
  await page.getByLabel(/^State/).fill('tx')
  await page.getByLabel(/^ZIP code/).fill('787')
  await page
    .getByRole('region', { name: 'What follows' })
    .getByText(/Form AR-11/)
    .waitFor()
  await press(page, 'Report it')
  await page.getByText('Enter the ZIP code, like 02110.').first().waitFor()
  await expectAccessible(page)
  await page.getByLabel(/^ZIP code/).fill('78701')
  await press(page, 'Report it')
  await page.getByText(/The next form prints the new one\.$/).waitFor()
  await expectAccessible(page)
  const { home } = await stage.system().one<{ home: Record<string, string> }>(
    `select d.known -> 'person.addresses' -> 'value' -> -1 as home from fact_documents d
       join users u on u.person_id = d.subject_id where d.subject = 'person' and u.user_name = 'employee@visacare.demo'`,
  )
  expect(home).toMatchObject({ street: '5 Oak Avenue', unitKind: 'APT', unitNumber: '4B', state: 'TX' })
  expect(problems).toEqual([])
  await context.close()
})
