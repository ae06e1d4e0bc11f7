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
  await build.getByLabel(/^Name/).fill('Open by company')
  await build.getByLabel(/^One line for each/).selectOption('company')
  await expectAccessible(page)
  await build.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Open by company' }).waitFor()
  await page.getByText('It is not mailed.').waitFor()
  await page.getByRole('button', { name: 'Mail it regularly' }).click()
  await page.getByRole('dialog', { name: 'Mail “Open by company”' }).getByRole('button', { name: 'Save' }).click()
  await page.getByText('Every Monday at 8:00, as PDF with the table.').waitFor()
  await expectAccessible(page)
  expect(problems).toEqual([])
})
