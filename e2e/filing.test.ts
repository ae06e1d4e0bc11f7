import { expect, test } from 'vitest'
import { expectAccessible, phone } from './setup/browser.ts'
import { openStep } from './setup/case-steps.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage()

test('an attorney checks a case, waives an error and builds the package', async () => {
  const { id } = await stage
    .system()
    .one<{ id: number }>(
      `select k.id from cases k join people p on p.id = k.person_id where p.first_name = 'Priya' and k.type_id = 1`,
    )
  const { page, context, problems } = await stage.visitAs(9)
  await page.goto(`/visaCareFiling/${id}`)

  await openStep(page, 'Check')
  const check = page.getByRole('region', { name: 'Pre-filing check' })
  await check.getByText(/errors? to fix/).waitFor()
  await check
    .getByRole('button', { name: /^Waive R02/ })
    .first()
    .click()
  await page.getByLabel('Why can it be filed anyway?').fill('The blank items do not apply.')
  await page.getByRole('dialog').getByRole('button', { name: 'Waive' }).click()
  await check.getByText('The blank items do not apply.', { exact: false }).first().waitFor()

  await openStep(page, 'Package')
  const filing = page.getByRole('region', { name: 'Filing package' })
  await filing.getByRole('button', { name: 'Build the package' }).click()
  await filing.getByRole('button', { name: /^Download package/ }).waitFor()
  await filing
    .getByText(/official blank is not in the form library/)
    .first()
    .waitFor()
  // Nobody signs a proof page: there is nothing to mark.
  await openStep(page, 'Signatures')
  const signHere = page.getByRole('region', { name: 'Sign here' })
  await signHere.getByText('Not signed yet').first().waitFor()
  expect(await signHere.getByRole('button', { name: /^I signed this/ }).count()).toBe(0)

  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})

test('an address leads to the named part of a case or its filing, however late the parts above it load', async () => {
  const { id } = await stage
    .system()
    .one<{ id: number }>(`select id from cases where type_id = 1 and status = 5 order by id limit 1`)
  const { page, context, problems } = await stage.visitAs(9, phone)
  const named = async (path: string, part: string, loaded: readonly string[]) => {
    await page.goto('about:blank')
    await page.goto(`${path}/${id}#${part}`)
    for (const text of loaded) await page.getByText(text).first().waitFor()
    const top = () => page.locator(`#${part}`).evaluate((each) => each.getBoundingClientRect().top)
    await expect.poll(top, { message: part }).toBeLessThan(phone.height / 2)
    // Below the line that stays on top.
    expect(await top(), part).toBeGreaterThanOrEqual(56)
  }
  await named('/visaCareFiling', 'fees', ['Employer pays', 'Number'])
  await named('/visaCareFiling', 'package', ['No package has been built yet.', 'Number'])
  await named('/visaCareH1BCaseDetails', 'deadlines', ['What if it were filed on another day?'])
  expect(problems).toEqual([])
  await context.close()
})

test('the administrator writes a filing address down, and an attorney confirms it', async () => {
  const admin = await stage.visitAs(1)
  await admin.page.goto('/user/filingaddresses')
  await admin.page.getByRole('heading', { name: 'Filing Addresses' }).waitFor()
  await expectAccessible(admin.page)
  await admin.page.getByRole('button', { name: 'Add an address' }).click()
  const form = admin.page.getByRole('dialog', { name: 'New filing address' })
  await form.getByLabel(/^Form/).fill('i-140')
  await form.getByRole('textbox', { name: /^Holds from/ }).fill('01-01-2026')
  await form.getByLabel(/^Address/).fill('USCIS lockbox, Elgin')
  await expectAccessible(admin.page)
  await form.getByRole('button', { name: 'Save' }).click()
  await admin.page.getByRole('cell', { name: 'USCIS lockbox, Elgin' }).waitFor()

  const attorney = await stage.visitAs(9)
  await attorney.page.goto('/user/filingaddresses')
  const row = attorney.page.getByRole('row').filter({ hasText: 'USCIS lockbox, Elgin' })
  await row.getByText('Not confirmed').waitFor()
  await row.getByRole('cell', { name: 'I-140' }).click()
  const details = attorney.page.getByRole('dialog', { name: 'Filing address: I-140' })
  await details.getByText('Nobody has confirmed this address yet', { exact: false }).waitFor()
  await details.getByRole('button', { name: 'I checked it on the official page today' }).click()
  await details.getByText(/^Confirmed by An attorney on/).waitFor()
  await details
    .getByRole('region', { name: 'History' })
    .getByText(/^Added by/)
    .waitFor()
  await expectAccessible(attorney.page)
  await attorney.page.setViewportSize(phone)
  await expectAccessible(attorney.page)
  expect([...admin.problems, ...attorney.problems]).toEqual([])
  await Promise.all([admin.context.close(), attorney.context.close()])
})

test('the calendar takes an event and gives a private feed', async () => {
  const { page, context, problems } = await stage.visitAs(3)
  await page.goto('/visaCareCalendar')
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.getByRole('button', { name: 'Add event' }).click()
  await page.getByLabel(/^What/).fill('Ask for the W-2')
  const day = `${new Date().toISOString().slice(0, 7)}-20`
  await page.getByLabel(/^Day/).fill(`${day.slice(5, 7)}-20-${day.slice(0, 4)}`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const agenda = page.getByRole('list', { name: 'Agenda' })
  await agenda.getByText('Ask for the W-2').waitFor()
  await agenda.getByRole('button', { name: /^Done: Ask for the W-2/ }).click()
  await agenda.getByRole('button', { name: /^Reopen: Ask for the W-2/ }).waitFor()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const address = await page.getByLabel('Link, shown this once').inputValue()
  expect((await fetch(address)).headers.get('content-type')).toContain('text/calendar')
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})
