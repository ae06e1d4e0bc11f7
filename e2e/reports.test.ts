import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { expectAccessible } from './setup/browser.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage()

test('a firm reads a report, opens a number, narrows it, and keeps one of its own', async () => {
  const { page, problems } = await stage.visitAs('lawfirm@visacare.demo')
  await page.goto('/visaCareReportPageView')
  await page.getByRole('heading', { name: 'Case status' }).waitFor()
  await expectAccessible(page)

  const table = page.getByRole('region', { name: 'Case status' })
  const figure = table.getByRole('button', { name: /^Open, H-1B petition: / })
  const said = Number(await figure.textContent())
  await figure.click()
  const dialog = page.getByRole('dialog', { name: 'Case status: Open, H-1B petition' })
  await dialog.getByText(`${said} records`).waitFor()
  expect(await dialog.getByRole('listitem').count()).toBe(said)
  await expectAccessible(page)
  // The same records, where they are worked on.
  await dialog.getByRole('link', { name: 'Open the list' }).click()
  await page.getByText('Counted in: Case status: Open, H-1B petition').waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: `of ${said}` })
    .waitFor()
  await page.getByRole('button', { name: /^Counted in: / }).click()
  await page.getByText('Where every case stands').waitFor()
  await page.goto('/visaCareReportPageView')

  await page.getByRole('button', { name: 'Build a report' }).click()
  const build = page.getByRole('dialog', { name: 'Build a report' })
  await build.getByLabel(/^Name/).fill('Clients at work')
  await build.getByLabel(/^One line for each/).selectOption('company')
  await expectAccessible(page)
  await build.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Clients at work' }).waitFor()
  await page.getByText('It is not mailed.').waitFor()
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const mailing = page.getByRole('dialog', { name: 'Mail “Clients at work”' })
  await mailing.getByRole('checkbox', { name: 'Miriam LANE' }).check()
  await expectAccessible(page)
  await mailing.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Every Monday at 8:00, as PDF with the table.').waitFor()
  await page.getByText('To you, Miriam LANE.').waitFor()
  // Narrowed, it is another report than the one that was kept.
  await page.getByRole('button', { name: 'Not do-it-yourself' }).click()
  await page.getByRole('button', { name: 'Save report' }).waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test.each([
  ['admin@visacare.demo', '/visaCareCreateClients'],
  ['adminassistant@visacare.demo', '/visaCareCreateClients'],
  ['employer@visacare.demo', '/clientDashboard'],
  ['employerassistant@visacare.demo', '/clientDashboard'],
  ['attorney@visacare.demo', '/visaCareAttorneyDashboard'],
  ['attorneyassistant@visacare.demo', '/visaCareAttorneyDashboard'],
  ['lawfirm@visacare.demo', '/vCareLawFirmDashboard'],
])('below the home of %s a segment of a chart leads to a list that is as long as it says', async (who, home) => {
  const { page, problems } = await stage.visitAs(who)
  await page.goto(home)
  const figures = page.getByRole('region', { name: 'Figures' })
  await figures.scrollIntoViewIfNeeded()
  const chart = figures.getByRole('region', { name: 'Age of open cases' })
  const bar = chart.locator('[data-bar]').first()
  await bar.waitFor()
  const answer = await page.request.get('/api/reports/run?report=ageing')
  const { chart: drawn } = (await answer.json()) as {
    chart: { table: { rows: { name: string; figures: number[] }[] } }
  }
  const [first] = drawn.table.rows
  await bar.click()
  const n = first?.figures[0] ?? 0
  await page.getByText(`Counted in: Age of open cases: Open, ${first?.name}`).waitFor()
  expect(new URL(page.url()).pathname).toBe('/visaCareManageCase')
  const shown = Math.min(n, 20)
  await page
    .getByRole('status')
    .filter({ hasText: `1–${shown} of ${n}` })
    .waitFor()
  expect(await page.getByRole('table', { name: 'Cases' }).locator('tbody tr').count()).toBe(shown)
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('a company keeps a template, gives a system a key, and takes all its data out under a passphrase', async () => {
  const { page, problems } = await stage.visitAs('employer@visacare.demo')
  await page.goto('/visaCareEmailTemplates/new')
  await page.getByLabel(/^Name/).fill('Welcome')
  await page.getByLabel(/^Subject/).fill('About {{employerName}}')
  await page.getByLabel(/^Text/).fill('Dear ')
  await page.getByRole('button', { name: 'Insert Employee', exact: false }).first().click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByText(/^Not known here: /).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.goto('/visaCareEmailTemplates')
  await page.getByText('Welcome', { exact: true }).first().waitFor()

  await page.goto('/visaCareConnections')
  await page.getByRole('button', { name: 'New key' }).first().click()
  const making = page.getByRole('dialog', { name: 'New key' })
  await making.getByLabel(/^Name/).fill('Payroll')
  await making.getByRole('checkbox').first().check()
  await expectAccessible(page)
  await making.getByRole('button', { name: 'Make the key' }).click()
  const made = page.getByRole('dialog', { name: 'Your new key' })
  expect(await made.locator('code').first().innerText()).toMatch(/^vck_/)
  await made.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Revoke Payroll' }).click()
  await page.getByRole('dialog', { name: 'Revoke Payroll?' }).getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Payroll' }).getByText('Revoked').waitFor()

  await page.goto('/visaCareAllData')
  await page.getByRole('button', { name: 'Make an archive' }).click()
  await page
    .getByRole('button', { name: /^Download / })
    .first()
    .click({ timeout: 60_000 })
  const downloading = page.getByRole('dialog', { name: /^Download / })
  for (const label of [/^Passphrase\*?$/, /^Passphrase again/])
    await downloading.getByLabel(label).fill('correct horse battery')
  await expectAccessible(page)
  // The browser takes the file itself: no script ever holds it, and the passphrase stands in no address.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    downloading.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.zip\.age$/)
  expect(file.url()).toMatch(/^http.*\/api\/tenant-archives\/\d+\/file$/)
  expect((await readFile(await file.path())).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
  await downloading.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})
