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
  await page.getByRole('heading', { name: 'What do you want to do?' }).waitFor()
  // Opening the list of all types chooses none.
  await page.getByText('All case types').click()
  const type = page.getByLabel(/^Case type/)
  await expect
    .poll(() => type.evaluate((field) => (field as HTMLSelectElement).selectedOptions[0]?.text))
    .toBe('-Select-')
  await type.selectOption({ label: 'H1B Petition' })
  await press(page, 'Next')
  await page.getByRole('heading', { name: 'Who is it for?' }).waitFor()
  expect(await focused()).toMatch(/Who$/)
  await press(page, 'Next')
  await page.getByLabel(/^Sub-type/).waitFor()
  await press(page, 'Next')
  await page.getByText('Field is required').waitFor()
  expect(await page.getByLabel(/^Sub-type/).evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByLabel(/^Sub-type/).selectOption({ label: 'Extension' })
  await page.getByLabel(/^Filing channel/).selectOption('online')
  await press(page, 'Next')
  await page.waitForURL(/step=4/)
  await page.getByRole('heading', { name: 'H-1B extension for Priya NAIR' }).waitFor()
  await page.goBack()
  await expect.poll(() => page.getByLabel(/^Filing channel/).inputValue()).toBe('online')
  await page.goForward()
  await page.reload()
  await page.getByRole('heading', { name: 'H-1B extension for Priya NAIR' }).waitFor()
  // Whoever leaves finds the draft under Cases, and goes on where they were.
  await page.goto('/visaCareManageCase')
  await page.getByRole('link', { name: /^Continue: H-1B extension, Priya NAIR/ }).click()
  await page.getByRole('heading', { name: 'H-1B extension for Priya NAIR' }).waitFor()
  await page.goto('/visaCareManageCase')
  await page.getByRole('button', { name: /^Discard: H-1B extension, Priya NAIR/ }).click()
  await page.getByRole('link', { name: /^Continue: H-1B extension, Priya NAIR/ }).waitFor({ state: 'detached' })
  await page.goto('/visaCareCreateCase/1000000')
  await page.getByText('This draft is no longer there').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('HR hires on OPT: from the wish to an H-1B with the family, its cost and the first day', async () => {
  const { page, context, problems } = await stage.visitAs(3)
  await page.goto('/visaCareCreateCase')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Hire someone from abroad or on OPT/ }).click()
  await page.getByRole('button', { name: /^New H-1B \(cap\)/ }).click()
  // The step before has a list of case types, which is a combobox as well.
  const person = page.getByRole('main').locator('input[role=combobox]')
  await person.fill('NAIR')
  await page.getByRole('option', { name: 'NAIR, Priya' }).click()
  await press(page, 'Next')
  await page.getByLabel(/^Job template/).selectOption({ label: 'Software Engineer, Boston' })
  await expectAccessible(page)
  await press(page, 'Next')
  await page.getByRole('heading', { name: 'New H-1B (cap) for Priya NAIR' }).waitFor()
  const panel = page.getByRole('complementary', { name: 'Cost and start' })
  const total = async () => Number(/\$([\d,]+)/.exec((await panel.textContent()) ?? '')?.[1]?.replace(',', ''))
  // The fees come a moment after the step.
  await expect.poll(total).toBeGreaterThan(0)
  const alone = await total()
  await page.getByRole('list', { name: 'Family on record' }).getByLabel(/Arjun/).check()
  await expect.poll(total).toBe(alone + 470)
  // A cap petition starts on October 1 at the earliest, however it is filed.
  await panel.getByText(/^10-01-\d{4}$/).waitFor()
  await page.getByRole('radio', { name: /^Premium/ }).check()
  await expect.poll(total).toBe(alone + 470 + 2965)
  await page.getByText('Draft saved').waitFor()
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectAccessible(page)
  expect(await panel.getByRole('button', { name: 'Open the case' }).isVisible()).toBe(true)
  await press(page, 'Open the case')
  await page.waitForURL(/\/visaCareNewH1BDetails\/\d+$/)
  const opened = await stage
    .system()
    .rows('select type_id as type, sub_type as kind from cases where id = $1 or principal_case_id = $1 order by id', [
      Number(/\d+$/.exec(page.url())?.[0]),
    ])
  expect(opened).toEqual([
    { type: 1, kind: 'cap' },
    { type: 2, kind: '' },
  ])
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
  await dialog.getByRole('textbox', { name: /^Filed on/ }).fill(shown(stage.server.today()))
  await dialog.getByLabel(/^Channel/).selectOption('paper')
  await dialog.getByLabel(/^Tracking number/).fill('1Z999AA10123456784')
  await dialog.getByLabel('Who prepared and sent it elsewhere').fill('Prepared on paper by the office.')
  await dialog.getByLabel(/^Why this can be filed/).fill('Signed.')
  await dialog.getByLabel('Every signature block is signed by hand').check()
  await dialog.getByLabel('The fees are computed and approved').check()
}

/** Each finding decided, as the attorney would on the screen of the filing. */
async function clearTheWay(context: BrowserContext, id: number): Promise<void> {
  const path = `/api/cases/${id}`
  const { findings, unchecked } = await (await context.request.get(`${path}/filing-check?stage=filing`)).json()
  for (const { key, severity, waivable = true } of [...findings, ...unchecked]) {
    if (severity === 'error' && waivable)
      await post(context, `${path}/filing-check/waivers`, { finding: key, reason: 'On paper.' })
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
