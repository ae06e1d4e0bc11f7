import type { Locator, Page } from 'playwright-core'
import { hold, same } from '../row.ts'
import { from, type Look, leastAndMost, optionsOf, type Steps } from './steps.ts'

export const EMPLOYER_FORM = '/visaCareCreateClients'

/** The form for a new employer, open. */
export const theForm: Look = async (page) => {
  if (!page.url().endsWith(EMPLOYER_FORM)) await page.goto(EMPLOYER_FORM)
  await page.getByLabel(/^Employer name/).waitFor()
}

/** What the employer form offers, and what it makes of what is typed (specification §3 and §5). */
export const atTheEmployerForm: Steps = from(theForm, {
  'The employer form offers the phone codes +1 and +91': async (page) =>
    same(await optionsOf(page.getByLabel(/^Country code/)), ['+1', '+91'], 'The phone codes'),
  'The employer form offers APT, STE and FLR': async (page) => {
    const units = await optionsOf(page.getByLabel(/^Apt\., Ste\. or Flr\./).first())
    same(units, ['APT', 'STE', 'FLR'], 'The kinds of units')
  },
  'The employer form offers SILVER, GOLD and PLATINUM': async (page) => {
    const tiers = await optionsOf(page.getByLabel(/^Subscription name/))
    same(tiers, ['-Select-', 'SILVER', 'GOLD', 'PLATINUM'], 'The tiers')
  },
  'An employer’s name is written in capitals, and its first word is the code': async (page) => {
    await becomes(page.getByLabel(/^Employer name/), 'Acme Widgets Inc', 'ACME WIDGETS INC')
    same(await page.getByLabel(/^Employer code/).inputValue(), 'ACME', 'The code')
  },
  'Last names are written in capitals': (page) => becomes(page.getByLabel(/^Last name/).first(), 'raman', 'RAMAN'),
  'First names are capitalized word by word': (page) =>
    becomes(page.getByLabel(/^First name/).first(), 'priya van dyke', 'Priya Van Dyke'),
  'A phone is written (ddd) ddd-dddd, without a leading 1 or 0': async (page) => {
    for (const typed of ['2125550100', '21255501009', '12125550100', '0 212 555 0100'])
      await becomes(page.getByLabel(/^Daytime phone/), typed, '(212) 555-0100')
  },
  'A tax number is written with its dash': async (page) => {
    await page.getByRole('tab', { name: 'Additional Details' }).click()
    await becomes(page.getByLabel(/^FEIN/).first(), '1234567890', '12-3456789')
    await page.getByLabel(/^FEIN/).first().fill('')
    await page.getByRole('tab', { name: 'Basic Details' }).click()
  },
  'A day that is past is picked from 1950 to this year': async (page) => {
    await page.getByRole('tab', { name: 'Additional Details' }).click()
    await page.getByRole('button', { name: 'Choose Date of incorporation' }).click()
    same(await leastAndMost(page), [1950, new Date().getFullYear()], 'The years')
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Basic Details' }).click()
  },
})

async function becomes(field: Locator, typed: string, expected: string): Promise<void> {
  await field.fill(typed)
  await field.blur()
  const shown = await field.inputValue()
  hold(shown === expected, `${typed} is shown as ${shown}, not as ${expected}.`)
}

/** The list of H-1B service centers, on the screen of the agencies' addresses. */
export async function serviceCentersAt(page: Page): Promise<string[]> {
  await page.goto('/user/filingaddresses')
  const list = page.getByLabel('Service center', { exact: true })
  await list.waitFor()
  return optionsOf(list)
}
