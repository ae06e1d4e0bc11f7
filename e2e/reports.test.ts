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
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()

  // A bar leads where its number leads.
  await page.locator('.recharts-bar-rectangle').first().click()
  await page.getByRole('dialog', { name: /^Case status: Gather, / }).waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Build a report' }).click()
  const build = page.getByRole('dialog', { name: 'Build a report' })
  await build.getByLabel(/^Name/).fill('Clients at work')
  await build.getByLabel(/^One line for each/).selectOption('company')
  await expectAccessible(page)
  await build.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Clients at work' }).waitFor()
  await page.getByText('It is not mailed.').waitFor()
  await page.getByRole('button', { name: 'Mail it regularly' }).click()
  await page.getByRole('dialog', { name: 'Mail “Clients at work”' }).getByRole('button', { name: 'Save' }).click()
  await page.getByText('Every Monday at 8:00, as PDF with the table.').waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test.each([
  ['employer@visacare.demo', '/clientDashboard'],
  ['attorney@visacare.demo', '/visaCareAttorneyDashboard'],
  ['lawfirm@visacare.demo', '/vCareLawFirmDashboard'],
])('below the home of %s a segment of a chart opens as many records as it is long', async (who, home) => {
  const { page, problems } = await stage.visitAs(who)
  await page.goto(home)
  const figures = page.getByRole('region', { name: 'Figures' })
  await figures.scrollIntoViewIfNeeded()
  const chart = figures.getByRole('region', { name: 'Age of open cases' })
  const bar = chart.locator('.recharts-bar-rectangle').first()
  await bar.waitFor()
  const answer = await page.request.get('/api/reports/run?report=ageing')
  const { chart: drawn } = (await answer.json()) as {
    chart: { table: { rows: { name: string; figures: number[] }[] } }
  }
  const [first] = drawn.table.rows
  await bar.click()
  const dialog = page.getByRole('dialog', { name: `Age of open cases: Open, ${first?.name}` })
  await dialog.getByText(new RegExp(`^${first?.figures[0]} records?`)).waitFor()
  expect(await dialog.getByRole('listitem').count()).toBe(first?.figures[0])
  await expectAccessible(page)
  expect(problems).toEqual([])
})
