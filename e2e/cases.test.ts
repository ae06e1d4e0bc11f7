import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, phone } from './setup/browser.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage()

describe('a LEGAL H-1B case', () => {
  test('goes from opening to ‘Case Completed’ by employer, employee and attorney, with an RFE on the way', async () => {
    const employer = await stage.visitAs(3)
    await employer.page.getByRole('heading', { name: /^Hello/ }).waitFor()
    await expectAccessible(employer.page)
    await employer.page.getByRole('link', { name: 'New case' }).first().click()
    // The list that can be searched takes the place of the plain one when it has loaded.
    const person = employer.page.locator('input[role="combobox"]')
    await person.click()
    await person.fill('NAIR, Priya')
    await employer.page.getByRole('option', { name: 'NAIR, Priya' }).click()
    await press(employer.page, 'Next')
    await employer.page.getByLabel(/^Case type/).selectOption({ label: 'H1B Petition' })
    await employer.page.getByLabel(/^Sub-type/).selectOption({ label: 'Extension' })
    await press(employer.page, 'Next')
    await employer.page.getByLabel('Premium processing (Form I-907)').check()
    await press(employer.page, 'Next')
    await employer.page.getByRole('heading', { name: 'Government fees' }).waitFor()
    await expectAccessible(employer.page)
    await press(employer.page, 'Open the case')
    await employer.page.waitForURL(/\/visaCareNewH1BDetails\/\d+$/)
    const id = Number(/\d+$/.exec(employer.page.url())?.[0])
    await employer.page.getByText('has the ball').first().waitFor()
    await expectAccessible(employer.page)

    const employee = await stage.visitAs(5, phone)
    await employee.page.getByRole('heading', { name: 'Hello, Priya' }).waitFor()
    await expectAccessible(employee.page)
    await employee.page.goto(`/visaCareH1BCaseDetails/${id}`)
    await makeMove(employee.page, 'Submit the case')
    await expectStatus(employee.page, 'Case Submitted')
    await expectAccessible(employee.page)

    const attorney = await stage.visitAs(9)
    const { page } = attorney
    await page.getByRole('heading', { name: 'Needs you today' }).waitFor()
    await expectAccessible(page)
    await page.goto(`/visaCareAttorneyCaseDetails/${id}`)
    await makeMove(page, 'Generate the forms', async (dialog) => {
      await dialog.getByLabel(/^Why required documents/).fill('The originals are in the paper file.')
    })
    await expectStatus(page, 'Form Generated')
    await makeMove(page, 'Send to attorney review')
    await makeMove(page, 'Approve for filing', async (dialog) => {
      await dialog.getByLabel(/^Why errors/).fill('Checked by hand.')
    })
    await expectStatus(page, 'Ready to File')
    await makeMove(page, 'Mark as filed', file)
    await expectStatus(page, 'Filed')
    await makeMove(page, 'Enter the receipt', async (dialog) => {
      await dialog.getByRole('textbox', { name: /^Receipt number/ }).fill('IOE0912345678')
      await dialog.getByRole('textbox', { name: /^Date of the receipt notice/ }).fill(today())
    })
    await expectStatus(page, 'Receipt Issued')
    await makeMove(page, 'Enter a request or notice of intent', async (dialog) => {
      await dialog.getByRole('textbox', { name: /^Date of the notice/ }).fill(today())
      await dialog.getByRole('textbox', { name: /^The agency must have/ }).fill('02-01-2027')
    })
    await expectStatus(page, 'RFE or NOID Open')
    await expectAccessible(page)
    await makeMove(page, 'The response was sent')
    await makeMove(page, 'Enter the decision', async (dialog) => {
      await dialog.getByLabel(/^Decision/).selectOption('Approved')
      await dialog.getByRole('textbox', { name: /^Valid from/ }).fill('01-01-2027')
      await dialog.getByRole('textbox', { name: /^Valid until/ }).fill('12-31-2029')
    })
    await expectStatus(page, 'Decided: Approved')
    await makeMove(page, 'Complete the case')
    await expectStatus(page, 'Case Completed')

    await employer.page.goto('/visaCareManageCase?status=10')
    await employer.page.getByRole('cell', { name: 'Case Completed' }).first().waitFor()
    await expectAccessible(employer.page)
    await press(employer.page, 'Board')
    await employer.page.getByRole('region', { name: 'Cases by status' }).waitFor()
    await expectAccessible(employer.page)
    expect([employer, employee, attorney].flatMap(({ problems }) => problems)).toEqual([])
    await Promise.all([employer, employee, attorney].map(({ context }) => context.close()))
  })

  test('is withdrawn with a reason, and a move can be taken back', async () => {
    const { page, context, problems } = await stage.visitAs(9)
    const id = await openedCase()
    await page.goto(`/visaCareH1BCaseDetails/${id}`)
    await makeMove(page, 'Submit the case')
    await press(page, 'Take the last move back')
    await expectStatus(page, 'Initiated')
    await page.getByRole('button', { name: 'Withdraw the case' }).click()
    const dialog = page.getByRole('dialog', { name: /^Withdraw the case/ })
    await dialog.getByText('The wage duty ends only').waitFor()
    await dialog.getByRole('button', { name: 'Withdraw the case' }).click()
    await dialog.getByText('Field is required').waitFor()
    await dialog.getByLabel(/^Reason/).fill('The offer was taken back.')
    await dialog.getByRole('button', { name: 'Withdraw the case' }).click()
    await expectStatus(page, 'Decided: Withdrawn')
    expect(problems).toEqual([])
    await context.close()
  })

  test('is filed again after the agency rejected the package', async () => {
    const { page, context, problems } = await stage.visitAs(9)
    const id = await openedCase()
    await stage.server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run(`update cases set status = 5, stage = 'ASSEMBLED' where id = $1`, [id]),
    )
    await page.goto(`/visaCareH1BCaseDetails/${id}`)
    await makeMove(page, 'Mark as filed', file)
    await makeMove(page, 'The agency rejected the package', async (dialog) => {
      await dialog.getByLabel(/^Reason/).fill('The fee was wrong.')
    })
    await expectStatus(page, 'Ready to File')
    await makeMove(page, 'Mark as filed', file)
    await expectStatus(page, 'Filed')
    await page.getByText('The fee was wrong.').first().waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})

test('an attorney confirms a value of the deadline rules, an employer says when the company is open', async () => {
  const attorney = await stage.visitAs(9)
  const { page } = attorney
  await page.goto('/visaCareDeadlineSettings')
  await page.getByText(/^2 of \d+ values wait/).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Confirm or change: Ask for the prevailing wage/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Ask for the prevailing wage/ })
  await dialog.getByRole('textbox', { name: /^Value/ }).fill('30')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByText('Look at the source first, then confirm.').first().waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('I looked at the source and answer for this value').check()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText(/^1 of \d+ values wait/).waitFor()

  const employer = await stage.visitAs(3, phone)
  await employer.page.goto('/visaCareDeadlineSettings')
  await employer.page.getByLabel(/^Closed on these days/).fill('11-27-2026, 12-24-2026')
  await press(employer.page, 'Save')
  await employer.page.getByText(/^Last changed by/).waitFor()
  await expectAccessible(employer.page)
  expect([...attorney.problems, ...employer.problems]).toEqual([])
  await Promise.all([attorney.context.close(), employer.context.close()])
})

type Part = ReturnType<Page['getByRole']>

async function file(dialog: Part): Promise<void> {
  await dialog.getByLabel(/^Channel/).selectOption('paper')
  await dialog.getByLabel(/^Tracking number/).fill('1Z999AA10123456784')
  await dialog.getByLabel(/^Why errors/).fill('Signed and paid on paper.')
  await dialog.getByLabel('Every signature block is signed by hand').check()
  await dialog.getByLabel('The fees are computed and approved').check()
}

/** Presses a move, fills in what its dialog asks, and waits until it is closed. */
async function makeMove(page: Page, words: string, fill?: (dialog: Part) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: words, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${words}`) })
  await fill?.(dialog)
  await dialog.getByRole('button', { name: words, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

const expectStatus = (page: Page, name: string) =>
  page.locator('h1').locator('xpath=..').getByText(name, { exact: true }).waitFor()

const today = () => {
  const [year, month, day] = stage.server.clock.now().toISOString().slice(0, 10).split('-')
  return `${month}-${day}-${year}`
}

/** Opened by the law firm's administrator through the API: nobody in a browser is signed out by it. */
async function openedCase(): Promise<number> {
  const { personId, companyId } = await stage
    .system()
    .one<{ personId: number; companyId: number }>(
      `select id as "personId", company_id as "companyId" from people where first_name = 'Priya' order by id limit 1`,
    )
  const firm = await stage.server.as(10)
  const { body } = await firm.post('/api/cases', {
    companyId,
    personId,
    typeId: 1,
    subType: 'extension',
    channel: 'paper',
  })
  return body.id
}
