import type { BrowserContext } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { keepAllBlanks } from '../tests/setup/library.ts'
import { expectAccessible, phone } from './setup/browser.ts'
import { expectStatus, makeMove, more, type Part, post, press, shown } from './setup/case-steps.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage()

describe('a LEGAL H-1B case', () => {
  test('is withdrawn with a reason, and a move can be taken back', async () => {
    const { page, context, problems } = await stage.visitAs(9)
    const id = await openedCase()
    await page.goto(`/visaCareH1BCaseDetails/${id}`)
    await makeMove(page, 'Submit the case')
    await press(page, 'Undo the last step')
    await expectStatus(page, 'Initiated')
    await more(page, 'Withdraw the case')
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
    await keepAllBlanks(stage.server.services)
    const { page, context, problems } = await stage.visitAs(9)
    const id = await openedCase()
    await stage.server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run(`update cases set status = 5, stage = 'ASSEMBLED' where id = $1`, [id]),
    )
    await page.goto(`/visaCareH1BCaseDetails/${id}`)
    await clearTheWay(context, id)
    await makeMove(page, 'Mark as filed', file)
    await makeMove(page, 'The package was rejected', async (dialog) => {
      await dialog.getByLabel(/^Rejected on/).fill(shown(stage.server.today()))
      await dialog.getByLabel(/^Reason/).fill('The fee was wrong.')
    })
    await expectStatus(page, 'Ready to File')
    await makeMove(page, 'Mark as filed', file)
    await expectStatus(page, 'Filed')
    await page.getByRole('link', { name: 'History' }).click()
    await page
      .getByText(/The fee was wrong\./)
      .first()
      .waitFor()
    // Each tab has its own address, and the browser goes back from it.
    expect(new URL(page.url()).search).toBe('?tab=history')
    await page.goBack()
    await page.getByRole('region', { name: 'Your part' }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})

test('a list that was searched is found again on the way back from a case and after a reload', async () => {
  const { page, context, problems } = await stage.visitAs(9)
  await page.goto('/visaCareManageCase')
  const search = page.getByLabel('Search by case number, receipt number or name')
  await search.fill('Nair')
  const cases = page.getByRole('table', { name: 'Cases' })
  const others = cases.locator('tbody tr').filter({ hasNotText: 'NAIR' })
  await expect.poll(() => others.count()).toBe(0)
  await cases.locator('tbody a').first().click()
  await page.waitForURL(/CaseDetails/)
  await page.goBack()
  await cases.waitFor()
  expect(await search.inputValue()).toBe('Nair')
  await page.reload()
  await cases.waitFor()
  expect(await search.inputValue()).toBe('Nair')
  expect(problems).toEqual([])
  await context.close()
})

test('the wizard for a new case goes back with the browser, outlives a reload and leads to what is missing', async () => {
  const { page, context, problems } = await stage.visitAs(3)
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await page.goto(`/visaCareCreateCase?personId=${(await priya()).personId}`)
  await page.getByText('Step 1 of 4: Who').waitFor()
  await press(page, 'Next')
  await page.getByText('Step 2 of 4: What').waitFor()
  expect(await focused()).toBe('What')
  // Nothing says what is wanted: the specification's default is proposed, and can be taken away.
  expect(
    await page.getByLabel(/^Case type/).evaluate((field) => (field as HTMLSelectElement).selectedOptions[0]?.text),
  ).toBe('PERM Application')
  await page.getByLabel(/^Case type/).selectOption('')
  await press(page, 'Next')
  await page.getByText('Field is required').waitFor()
  expect(await page.getByLabel(/^Case type/).evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByLabel(/^Case type/).selectOption({ label: 'H1B Petition' })
  await page.getByLabel(/^Sub-type/).selectOption({ label: 'Extension' })
  await press(page, 'Next')
  await page.getByLabel(/^Filing channel/).selectOption('online')
  await press(page, 'Next')
  await page.getByText('Step 4 of 4: Review').waitFor()
  await page.goBack()
  await page.getByText('Step 3 of 4: How').waitFor()
  await page.goForward()
  await page.reload()
  await page.getByText('Step 4 of 4: Review').waitFor()
  await page.getByText('Priya NAIR').first().waitFor()
  await page.getByText('Online', { exact: true }).waitFor()
  await page.goto('/visaCareCreateCase/1')
  await page.getByText('This draft is no longer there').waitFor()
  await page.goto('/visaCareCreateCase')
  await page.getByRole('button', { name: 'Save draft' }).dblclick()
  await page.waitForURL(/visaCareCreateCase\/\d+$/)
  await page.goto('/visaCareCreateCase')
  await page.getByRole('heading', { name: 'Drafts' }).waitFor()
  expect(await page.getByRole('button', { name: /^Delete/ }).count()).toBe(1)
  expect(problems).toEqual([])
  await context.close()
})

test('whoever changes the options second sees what the first one saved, and saves', async () => {
  const { page, context, problems } = await stage.visitAs(3)
  const id = await openedCase()
  const second = await context.newPage()
  await post(context, `/api/cases/${id}/tasks`, { forWhom: 'employer', title: 'q'.repeat(200) })
  for (const each of [page, second]) {
    await each.goto(`/visaCareH1BCaseDetails/${id}`)
    await more(each, 'Change options')
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), 'a long task').toBe(true)
  await page
    .getByRole('dialog')
    .getByLabel(/^Premium processing/)
    .check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const dialog = second.getByRole('dialog')
  await dialog.getByLabel(/^Filing channel/).selectOption('online')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText(/^Someone changed this in the meantime/).waitFor()
  await expect.poll(() => dialog.getByLabel(/^Premium processing/).isChecked()).toBe(true)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  const { options } = await stage.system().one<{ options: object }>('select options from cases where id = $1', [id])
  expect(options).toMatchObject({ premium: true, channel: 'online' })
  expect(problems).toEqual([])
  await context.close()
})

test('an attorney confirms a value of the deadline rules, an employer says when the company is open', async () => {
  const attorney = await stage.visitAs(9)
  const { page } = attorney
  await page.goto('/visaCareDeadlineSettings')
  const waiting = page.getByText(/^\d+ of \d+ values wait/)
  const before = Number.parseInt((await waiting.textContent()) ?? '', 10)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Confirm or change: Ask for the prevailing wage/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Ask for the prevailing wage/ })
  await dialog.getByRole('textbox', { name: /^Value/ }).fill('30')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByText('Look at the source first, then confirm.').first().waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('I looked at the source and answer for this value').check()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText(new RegExp(`^${before - 1} of \\d+ values waits?`)).waitFor()

  const employer = await stage.visitAs(3, phone)
  await employer.page.goto('/visaCareDeadlineSettings')
  await employer.page.getByLabel(/^Closed on these days/).fill('11-27-2026, 12-24-2026')
  await press(employer.page, 'Save')
  await employer.page.getByText(/^Last changed by/).waitFor()
  await expectAccessible(employer.page)
  expect([...attorney.problems, ...employer.problems]).toEqual([])
  await Promise.all([attorney.context.close(), employer.context.close()])
})

async function file(dialog: Part): Promise<void> {
  await dialog.getByLabel(/^Channel/).selectOption('paper')
  await dialog.getByLabel(/^Tracking number/).fill('1Z999AA10123456784')
  await dialog.getByLabel('Who prepared and sent it elsewhere').fill('Prepared on paper by the office.')
  await dialog.getByLabel('Every signature block is signed by hand').check()
  await dialog.getByLabel('The fees are computed and approved').check()
}

/** Each finding decided, as the attorney would on the screen of the filing. */
async function clearTheWay(context: BrowserContext, id: number): Promise<void> {
  const path = `/api/cases/${id}`
  const { findings, unchecked } = await (await context.request.get(`${path}/filing-check?stage=filing`)).json()
  for (const { key, severity } of [...findings, ...unchecked]) {
    if (severity === 'error') await post(context, `${path}/filing-check/waivers`, { finding: key, reason: 'On paper.' })
    if (severity === 'warn' && findings.some((each: { key: string }) => each.key === key))
      await post(context, `${path}/filing-check/acknowledgements`, { finding: key })
  }
}

/** Opened by the law firm's administrator through the API: nobody in a browser is signed out by it. */
async function openedCase(): Promise<number> {
  const { personId, companyId } = await priya()
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

const priya = () =>
  stage
    .system()
    .one<{ personId: number; companyId: number }>(
      `select id as "personId", company_id as "companyId" from people where first_name = 'Priya' order by id limit 1`,
    )
