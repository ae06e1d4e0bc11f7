import type { BrowserContext } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, phone } from './setup/browser.ts'
import { expectStatus, makeMove, type Part, post, press } from './setup/case-steps.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage()

describe('a LEGAL H-1B case', () => {
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
    await clearTheWay(context, id)
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
  await dialog.getByLabel('Every signature block is signed by hand').check()
  await dialog.getByLabel('The fees are computed and approved').check()
}

/** Signed by hand, and each finding decided: as the attorney would on the screen of the filing. */
async function clearTheWay(context: BrowserContext, id: number): Promise<void> {
  const path = `/api/cases/${id}`
  const headers = { origin: stage.server.url }
  const { signHere } = await (await context.request.get(`${path}/filing`)).json()
  for (const { caseFormId, block } of signHere) {
    const data = { caseFormId, block, signedOn: stage.server.clock.now().toISOString().slice(0, 10) }
    expect((await context.request.put(`${path}/signatures`, { data, headers })).status()).toBe(200)
  }
  const { findings } = await (await context.request.get(`${path}/filing-check?stage=filing`)).json()
  for (const { key, severity } of findings) {
    if (severity === 'error') await post(context, `${path}/filing-check/waivers`, { finding: key, reason: 'On paper.' })
    if (severity === 'warn') await post(context, `${path}/filing-check/acknowledgements`, { finding: key })
  }
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
