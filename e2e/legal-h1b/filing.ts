import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoPasswordText } from '#app/demo/load.ts'
import { expectAccessible } from '../setup/browser.ts'
import { openStep, press, saveForm, shown, waiveUnchecked } from '../setup/case-steps.ts'
import { signedPagesComeBack } from '../setup/signed-pages.ts'
import { answered, ofTheCheck, ofTheLca } from './answers.ts'
import type { Opened } from './opening.ts'

export const openFiling = (page: Page, { caseId }: Opened) => page.goto(`/visaCareFiling/${caseId}`)
const checkOf = (page: Page) => page.getByRole('region', { name: 'Pre-filing check' })
const feesOf = (page: Page) => page.getByRole('region', { name: 'Government fees' })
const packageOf = (page: Page) => page.getByRole('region', { name: 'Filing package' })

/** The certified application is entered once: number and FEIN typed on its card, the rest sent as its form sends it. */
export async function enterTheLca(page: Page, of: Opened, today: string): Promise<void> {
  await openFiling(page, of)
  await press(page, 'Enter the LCA')
  const dialog = page.getByRole('dialog', { name: 'LCA' })
  await dialog.getByLabel(/^LCA number/).fill('I-200-26300-123456')
  await dialog.getByLabel(/^FEIN on the LCA/).fill('04-1112223')
  await expectAccessible(page)
  await press(dialog, 'Save')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'LCA' }).getByText('I-200-26300-123456').waitFor()
  const [context, base] = [page.context(), `/api/cases/${of.caseId}`]
  await put(context, `${base}/lca`, { answers: answered('case', ofTheLca(today)) })
  for (const [name, value] of Object.entries(ofTheCheck(today)))
    await put(context, `${base}/filing-check/answers`, { fact: `case.${name}`, value })
}

/** The petition's wage is below the application's: the attorney goes where the finding leads and puts it right. */
export async function putTheWageRight(page: Page, of: Opened): Promise<void> {
  await openFiling(page, of)
  await openStep(page, 'Check')
  const check = checkOf(page)
  await check.getByText(/^Before review: \d errors? to fix\./).waitFor()
  await expectAccessible(page)
  const finding = check.getByRole('listitem').filter({ hasText: 'V13' }).first()
  await finding.getByRole('link').first().click()
  await page.getByRole('heading', { name: /^Form I-129/ }).waitFor()
  await page.getByLabel(/^Wage/).first().fill('128000')
  await saveForm(page)
  await openFiling(page, of)
  await openStep(page, 'Check')
  await check.getByText(/^Before review: (nothing to fix|not everything is checked)\./).waitFor()
}

/** Each warning is looked at by a person, who says so. */
export async function acknowledgeWarnings(page: Page): Promise<void> {
  await openStep(page, 'Check')
  const open = checkOf(page).getByRole('button', { name: /^Acknowledge / })
  await open.first().waitFor()
  for (let left = await open.count(); left > 0; left = await open.count()) {
    await open.first().click()
    await expect.poll(() => open.count(), { timeout: 120_000 }).toBeLessThan(left)
  }
}

/** Payers and method are settled, the total is approved. */
export async function approveFees(page: Page): Promise<void> {
  await openStep(page, 'Government fees')
  const fees = feesOf(page)
  await fees.getByText('Employer pays').first().waitFor()
  await fees.getByLabel(/^How it is paid/).selectOption('Card')
  await page
    .getByText(/paid by card/)
    .first()
    .waitFor()
  const confirmed = fees.getByLabel('I confirm these amounts')
  if (await confirmed.count()) await confirmed.check()
  await fees.getByRole('button', { name: /^Approve \$/ }).click()
  await fees.getByText(/approved by Miriam LANE/).waitFor()
}

/** The attorney looks the address up once more, and chooses it for this filing. */
export async function chooseAddress(page: Page, of: Opened): Promise<void> {
  await page.goto('/user/filingaddresses')
  await page.getByRole('row').filter({ hasText: 'H-1B, all states' }).getByRole('cell').first().click()
  const details = page.getByRole('dialog', { name: /^Filing address/ })
  await press(details, 'I checked it on the official page today')
  await details.getByText(/^Confirmed by An attorney on/).waitFor()
  await openFiling(page, of)
  await openStep(page, 'Where it goes')
  const filing = page.getByRole('region', { name: 'Where it goes' })
  const choice = filing.getByLabel(/^Filing address from the list/)
  const label = await choice.locator('option', { hasText: 'H-1B, all states' }).textContent()
  await choice.selectOption({ label: label ?? '' })
  await press(filing, 'Save')
  await page.getByText('No address is chosen yet.').waitFor({ state: 'detached' })
}

/** Builds the package and downloads it. */
export async function buildPackage(page: Page, number: number): Promise<Uint8Array> {
  await openStep(page, 'Package')
  const filing = packageOf(page)
  await press(filing, 'Build the package')
  const button = filing.getByRole('button', { name: `Download package ${number}` })
  await button.waitFor({ timeout: 120_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), button.click(), confirmIfAsked(page)])
  return new Uint8Array(readFileSync(await download.path()))
}

/** On a slow machine the attorney has signed in more than five minutes ago, and gives the password again. */
async function confirmIfAsked(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  const asked = dialog.waitFor().then(
    () => true,
    () => false,
  )
  const came = page.waitForEvent('download').then(
    () => false,
    () => false,
  )
  if (!(await Promise.race([asked, came]))) return
  await dialog.getByLabel('Password', { exact: false }).first().fill(demoPasswordText)
  await press(dialog, 'Continue')
}

/** The signed pages come back as scans with their codes; the attorney looks at each signature. */
export async function collectSignatures(page: Page, today: string): Promise<void> {
  await signedPagesComeBack(page, today)
  await waiveUnchecked(page)
  await checkOf(page)
    .getByText(/^Before filing: nothing to fix\./)
    .waitFor()
}

/** Files are made ready for packages in the background, which on a busy machine takes longer than this journey. */
export const filesAreReady = (page: Page, { caseId }: Opened) =>
  expect
    .poll(async () => (await page.request.get(`/api/cases/${caseId}/documents`)).text(), { timeout: 120_000 })
    .not.toContain('"readiness":"Waiting"')

/** The package goes out with a tracking number. */
export async function fileIt(page: Page, today: string): Promise<void> {
  await openStep(page, 'Package')
  const filing = packageOf(page)
  await press(filing, 'Mark as filed')
  const dialog = page.getByRole('dialog', { name: 'Mark as filed' })
  await dialog.getByLabel(/^Tracking number/).fill('1Z999AA10123456784')
  await press(dialog, 'Mark as filed')
  await dialog.waitFor({ state: 'detached' })
  await filing.getByText(new RegExp(`^Filed on ${shown(today)} by Miriam LANE: 1Z999AA10123456784`)).waitFor()
}

async function put(context: BrowserContext, path: string, data: object): Promise<void> {
  const origin = new URL(context.pages()[0]?.url() ?? '').origin
  const reply = await context.request.put(path, { data, headers: { origin } })
  expect(reply.status(), await reply.text()).toBe(200)
}
