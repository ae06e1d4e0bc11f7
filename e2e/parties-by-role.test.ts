import { describe, expect, test } from 'vitest'
import { demoAccounts } from '#app/demo/people.ts'
import { expectAccessible } from './setup/browser.ts'
import { doTo, leave, menuOf, open, openAccessibly, stored } from './setup/pages.ts'
import { setStage } from './setup/stage.ts'

// What each of the other roles sees of everyone who takes part, and what can be done to several at once.

const stage = setStage()
const firstNameOf = (roleId: number) => demoAccounts.find((account) => account.roleId === roleId)?.firstName ?? ''

test('the administrator’s assistant (2) sees every client, and adds one whose law firm is known before its attorney', async () => {
  const { page, context, problems } = await stage.visitAs(2)
  await open(page, '/visaCareManageClients')
  for (const name of ['NORTHWIND ANALYTICS', 'LUMEN FOODS']) await page.getByText(name).first().waitFor()
  expect(await menuOf(page)).not.toContain('user/aaroles')

  await page.goto('/visaCareCreateClients')
  await page.getByLabel(/^Employer name/).fill('Sorrel Systems')
  await page
    .getByLabel(/^E-mail/)
    .first()
    .fill('hr@sorrel.example')
  await page
    .getByLabel(/^Password\*?$/)
    .first()
    .fill('Quiet@River77')
  await page.getByLabel(/^Confirm password/).fill('Quiet@River77')
  await page.getByLabel(/^Daytime phone/).fill('2125550100')
  await page.getByLabel(/^Subscription name/).selectOption('GOLD')
  await page
    .getByRole('radiogroup', { name: /use an attorney/ })
    .getByText('Yes')
    .click()
  await page.getByLabel(/^Law firm/).click()
  await page.getByRole('option', { name: /HARBOR & LANE/ }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('New Employer Added Successfully.').waitFor()
  await page.getByRole('button', { name: 'OK' }).click()

  const { id } = await stage.system().one<{ id: number }>(`select id from companies where code = 'SORREL'`)
  await open(page, `/visaCareClientProfile?companyId=${id}`)
  const card = page.getByRole('region', { name: 'Representation' })
  await card.getByText(/HARBOR & LANE.*from .*at present/).waitFor()
  await leave({ page, context, problems })
})

test('the employer’s assistant (4) sees the own people and reads the profile, but keeps no users', async () => {
  const { page, context, problems } = await stage.visitAs(4)
  await open(page, '/lawFirmBeneficiaryDetails')
  await page.getByText('Priya NAIR').first().waitFor()
  expect(await page.getByRole('checkbox', { name: /^Select/ }).count()).toBe(0)
  await open(page, '/visaCareClientProfile')
  await page.getByRole('tab', { name: 'Basic Details' }).waitFor()
  expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0)
  expect(await menuOf(page)).not.toContain('user/manageusers')
  await leave({ page, context, problems })
})

test('an employee (5) sees the own household and keeps it: nothing is lost by a removal', async () => {
  const { page, context, problems } = await stage.visitAs(5)
  await openAccessibly(page, '/visaCareEmploymentInfo?section=family')
  const household = page.getByRole('region', { name: 'Household' })
  for (const name of ['Arjun', 'Dev', 'Meera']) await household.getByText(name).first().waitFor()

  await household.getByRole('button', { name: /^Remove Dev/ }).click()
  const removing = page.getByRole('dialog', { name: /^Remove Dev/ })
  await removing.getByLabel(/^Reason/).fill('Entered by mistake')
  await expectAccessible(page)
  await removing.getByRole('button', { name: 'Remove' }).click()
  await household.getByText('Removed', { exact: true }).waitFor()
  await household.getByRole('button', { name: /^Take Dev/ }).click()
  await household.getByText('Removed', { exact: true }).waitFor({ state: 'hidden' })

  await household.getByRole('button', { name: /^Change the relationship of Meera/ }).click()
  const relating = page.getByRole('dialog', { name: /^Relationship of Meera/ })
  await relating.getByLabel(/^Relationship/).selectOption('Son')
  await relating.getByRole('button', { name: 'Change' }).click()
  await household.getByText(/Meera.* Son/).waitFor()

  await openAccessibly(page, '/visaCareEmploymentInfo?section=history')
  await page.getByRole('region', { name: /^History of the employment/ }).waitFor()
  // Somebody else's page is not found.
  const other = await stage
    .system()
    .one<{ id: number }>(
      `select p.id from people p where p.relation = 'Principal' and p.first_name <> 'Priya' order by p.id limit 1`,
    )
  await page.goto(`/visaCareEmploymentInfo?person=${other.id}`)
  await page.getByRole('alert').first().waitFor()
  await leave({ page, context, problems })
})

test('an attorney’s assistant (13) sees exactly the companies of the attorney (9)', async () => {
  const seen: string[][] = []
  for (const roleId of [9, 13]) {
    const { page, context, problems } = await stage.visitAs(roleId)
    await open(page, '/visaCareManageClients')
    await page.getByRole('link', { name: 'NORTHWIND ANALYTICS' }).waitFor()
    seen.push(await page.getByRole('row').locator('td:first-child a').allInnerTexts())
    await open(page, '/lawFirmBeneficiaryDetails')
    await page.getByText('Priya NAIR').first().waitFor()
    await leave({ page, context, problems })
  }
  expect(seen[0]).toEqual(['BLUE HARBOR HEALTH', 'NORTHWIND ANALYTICS'])
  expect(seen[1]).toEqual(seen[0])
})

describe('bulk actions', () => {
  test('an employer invites several people at once and reads for each what became of it', async () => {
    const { page, context, problems } = await stage.visitAs(3)
    await page.goto('/lawFirmBeneficiaryDetails')
    await page.getByRole('checkbox', { name: /^Select Priya/ }).check()
    const another = page.getByRole('checkbox', { name: /^Select (?!all|Priya)/ }).first()
    const name = ((await another.getAttribute('aria-label')) ?? '').replace('Select ', '')
    await another.check()
    await page.getByRole('button', { name: 'Invite 2' }).click()
    const dialog = page.getByRole('dialog', { name: /^Invite 2 people/ })
    await dialog.getByRole('button', { name: 'Invite' }).click()
    await dialog.getByText(/^0 of 2 done/).waitFor()
    const told = await dialog.getByRole('listitem').allInnerTexts()
    for (const each of ['Priya', name])
      expect(told.find((line) => line.startsWith(each))).toContain('This person has a login already.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await leave({ page, context, problems })
  })

  test('a firm deactivates a client, and its attorney with the assistant, and activates them again', async () => {
    const { page, context, problems } = await stage.visitAs(10)
    await doTo(page, '/visaCareManageClients', [/^Select CORVID/], 'Deactivate')
    await doTo(page, '/visaCareManageClients', [/^Select CORVID/], 'Activate')
    const both = [/^Select Miriam/, new RegExp(`^Select ${firstNameOf(13)}`)]
    await doTo(page, '/vCareAttorneyUser', both, 'Deactivate')
    await doTo(page, '/vCareAttorneyUser', both, 'Activate')
    await leave({ page, context, problems })
  })
})

test('a user is created for the company and the role that the address names, the specification’s old number too', async () => {
  const { id } = await stage.system().one<{ id: number }>(`select id from companies where code = 'CORVID'`)
  const { page, context, problems } = await stage.visitAs(1)
  for (const [role, email] of [
    ['18616', 'lena.moss@corvid.example'],
    ['4', 'otto.reed@corvid.example'],
  ] as const) {
    await open(page, `/visaCareCreateUser/${id}/${role}`)
    await page.getByLabel(/^First name/).fill('Lena')
    await page.getByLabel(/^Last name/).fill('Moss')
    await page.getByLabel(/^E-mail/).fill(email)
    await page.getByRole('button', { name: 'Create user' }).click()
    await page.waitForURL(`**/vCareManageUser/${id}`)
    await page.getByText(email).first().waitFor()
  }
  const made = await stage
    .system()
    .rows(`select role_id as role, company_id as company from users where email like '%@corvid.example' order by id`)
  expect(made.slice(-2)).toEqual([
    { role: 3, company: id },
    { role: 4, company: id },
  ])
  await leave({ page, context, problems })
})

test('an address with a company, or an attorney, opens that one', async () => {
  const idOf = async (sql: string) => (await stage.system().one<{ id: number }>(sql)).id
  const northwind = await idOf(`select id from companies where code = 'NORTHWIND'`)
  const lane = await idOf(`select id from users where user_name = 'attorney@visacare.demo'`)
  const { page, context, problems } = await stage.visitAs(1)
  await open(page, `/visaCareAddNewAttorney/${northwind}`)
  await page.getByText(/^Of HARBOR & LANE.*, working for NORTHWIND ANALYTICS from the start\.$/).waitFor()
  await open(page, `/visaCareAddNewAttorney/${northwind}/${lane}`)
  await page.getByRole('heading', { level: 1, name: /Miriam LANE/ }).waitFor()
  await open(page, `/vCareManageUser/${northwind}`)
  await page.getByText('Users of NORTHWIND ANALYTICS.').waitFor()
  await open(page, `/vCareAttorneyUser/${northwind}`)
  await page.getByText('attorney@visacare.demo').first().waitFor()
  await open(page, `/lawFirmBeneficiaryDetails/${northwind}`)
  await page.getByText('Priya NAIR').first().waitFor()
  await leave({ page, context, problems })
})

test('a selected corporate changes menu and top bar, and the named path leads back', async () => {
  const { page, context, problems } = await stage.visitAs(10)
  await open(page, '/visaCareManageClients')
  await page.getByRole('button', { name: 'Work in this company: BLUE HARBOR HEALTH' }).click()
  await page.waitForURL('**/clientDashboard')
  await page.getByRole('banner').getByText('BLUE HARBOR HEALTH').first().waitFor()
  expect(await stored(page, 'selectedCorporateId')).not.toBe('')
  await open(page, '/lawFirmBeneficiaryDetails')
  await page.getByRole('table', { name: 'Employees' }).getByRole('link').first().waitFor()
  expect(await page.getByText('Priya NAIR').count()).toBe(0)
  await page.goto('/vCareLawFirmDashboard')
  await page.getByRole('banner').getByText('HARBOR & LANE').first().waitFor()
  expect(await stored(page, 'selectedCorporateId')).toBe('')
  await leave({ page, context, problems })
})

test('one box finds a person by a misspelt name and opens the page', async () => {
  const { page, context, problems } = await stage.visitAs(3)
  await page.getByRole('main').waitFor()
  await page.keyboard.press('/')
  const box = page.getByRole('dialog').getByRole('combobox')
  await box.fill('prya nair')
  await page
    .getByRole('option', { name: /Priya.*NAIR/i })
    .first()
    .click()
  await page.waitForURL('**/visaCareEmploymentInfo/**')
  await page.getByRole('heading', { name: /Priya.*NAIR/i }).waitFor()
  await leave({ page, context, problems })
})

test('the company and its firm see who looked in, when and why; the own account shows its sign-ins and choices', async () => {
  const admin = await stage.server.as(1)
  const { id: companyId } = await stage
    .system()
    .one<{ id: number }>(`select id from companies where code = 'NORTHWIND'`)
  const reason = 'Asked for help with an import'
  expect((await admin.post('/api/session/company', { companyId, reason })).status).toBe(200)
  for (const roleId of [3, 10]) {
    const { page, context, problems } = await stage.visitAs(roleId)
    expect(await menuOf(page)).toContain('lookIns')
    await open(page, '/lookIns')
    await page.getByText(reason).waitFor()
    await page.getByText('admin@visacare.demo').first().waitFor()
    await open(page, '/myProfile')
    await page.getByRole('region', { name: 'Your sign-ins' }).getByText('This session').waitFor()
    const imports = page.getByRole('group', { name: 'Imports' })
    await imports.getByLabel('By e-mail').check()
    await page.getByText('Imports: saved.').waitFor()
    await page.reload()
    expect(await page.getByRole('group', { name: 'Imports' }).getByLabel('By e-mail').isChecked()).toBe(true)
    await leave({ page, context, problems })
  }
})
