import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { keepBlank } from '../tests/setup/library.ts'
import { expectAccessible, phone } from './setup/browser.ts'
import { press, shown } from './setup/case-steps.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage({ mail: true })
beforeAll(() => keepBlank(stage.server.services, 'i-9'))

const EMPLOYER = 3
const EMAIL = 'grace.park@mail.example'
const fill = (page: Page | ReturnType<Page['getByRole']>, label: string, text: string) =>
  page.getByLabel(new RegExp(`^${label.replace(/[.?()]/g, '\\$&')}`)).fill(text)

test('a hire: Section 1 on the phone, Section 2, a correction, a reverification, the inspection bundle', async () => {
  const today = shown(stage.server.today())
  const hr = await stage.visitAs(EMPLOYER)
  const { page } = hr
  await page.goto('/visaCareI9Dashboard')
  await page.getByRole('heading', { name: 'Form I-9', exact: true }).waitFor()
  for (const group of ['Late', 'Due within 7 days', 'Work authorization ends'])
    await page.getByRole('region', { name: group }).waitFor()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'New hire' }).click()
  await page.getByRole('heading', { name: 'New hire' }).waitFor()
  await fill(page, 'First name', 'Grace')
  await fill(page, 'Last name', 'Park')
  await fill(page, 'Job title', 'Designer')
  await fill(page, 'E-mail', EMAIL)
  await fill(page, 'First day of work', today)
  await expectAccessible(page)
  await press(page, 'Start Form I-9')
  await page.waitForURL(/visaCareFormI9\/\d+/)
  const details = page.url()

  // Her own link, on her phone, without an account.
  const mail = await stage.mailbox.mailTo(EMAIL, /Form I-9/)
  const [path = ''] = /\/visaCareAddI9Section1#[\w-]+/.exec(mail.text.replace(/=\r?\n/g, '')) ?? []
  const own = await stage.visit(phone)
  await own.page.goto(path)
  await own.page.getByRole('heading', { name: 'Who are you?' }).waitFor()
  await own.page.getByRole('button', { name: 'Español' }).click()
  await own.page.getByRole('heading', { name: '¿Quién es usted?' }).waitFor()
  await own.page.getByRole('button', { name: 'English' }).click()
  await fill(own.page, 'Street number and name', '9 Elm Court')
  await fill(own.page, 'City', 'Quincy')
  await own.page.getByLabel('State').selectOption('MA')
  await fill(own.page, 'ZIP code', '02169')
  await fill(own.page, 'Date of birth', '07-21-1996')
  await expectAccessible(own.page)
  await press(own.page, 'Next')
  await own.page.getByLabel('I may work until a certain date').check()
  await fill(own.page, 'Until which date?', '08-31-2028')
  await fill(own.page, 'I-94 number', '61834907215')
  await expectAccessible(own.page)
  await press(own.page, 'Next: check and sign')
  await own.page.getByLabel(/I declare, under penalty of perjury/).check()
  await fill(own.page, 'Type your full name to sign', 'Grace Min Park')
  // The bar with the button lies over whatever is below the fold.
  await own.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expectAccessible(own.page)
  await press(own.page, 'Sign Section 1')
  await own.page.getByRole('heading', { name: 'Signed' }).waitFor()
  await expectAccessible(own.page)
  await own.page.reload()
  await own.page.getByText('This link is no longer valid.').waitFor()

  // Section 2: the side that was not chosen stays closed.
  await page.goto(details)
  await press(page, 'One from List A')
  expect(await page.getByRole('radio', { name: 'Driver’s License', exact: true }).isDisabled()).toBe(true)
  await page.getByRole('radio', { name: 'Foreign Passport', exact: true }).check()
  await press(page, 'Sign Section 2')
  await page.getByText('Foreign Passport: enter who issued it, as printed on it.').waitFor()
  await expectAccessible(page)
  for (const [label, text] of [
    ['Foreign Passport: issued by', 'Korea'],
    ['Foreign Passport: number', 'M7654321'],
    ['Foreign Passport: expires', '06-30-2031'],
    ['Form I-94: issued by', 'CBP'],
    ['Form I-94: number', '61834907215'],
    ['Form I-94: expires', '08-31-2028'],
    ['Your name', 'Lucía ROMERO'],
    ['Your title', 'HR manager'],
    ['Type your full name to sign', 'Lucía Romero'],
  ] as const)
    await fill(page, label, text)
  await page.getByLabel(/penalty of perjury/i).check()
  await press(page, 'Sign Section 2')
  await page.getByText(`Section 2 signed ${today}`).first().waitFor()
  await expectAccessible(page)

  await press(page, 'More about this form')
  await page
    .getByRole('dialog', { name: 'More about this form' })
    .getByText('Correct Section 2', { exact: true })
    .click()
  const correction = page.getByRole('dialog')
  await correction.getByLabel('What is wrong').selectOption('documents.0.authority')
  await fill(correction, 'Correct value', 'Republic of Korea')
  await fill(correction, 'Your initials', 'LR')
  await expectAccessible(page)
  await press(correction, 'Correct')
  await page.locator('s', { hasText: 'Korea' }).waitFor()

  await press(page, 'Reverify')
  const block = page.getByRole('dialog')
  await block.getByLabel('What the employee chose to show').selectOption('A|Employment Auth. Doc. (I-766)')
  await fill(block, 'Employment Auth. Doc. (I-766): issued by', 'USCIS')
  await fill(block, 'Employment Auth. Doc. (I-766): number', 'IOE0998877665')
  await fill(block, 'Employment Auth. Doc. (I-766): expires', '02-01-2030')
  await fill(block, 'Your name', 'Lucía ROMERO')
  await fill(block, 'Type your full name to sign', 'Lucía Romero')
  await expectAccessible(page)
  await press(block, 'Sign')
  await page.getByRole('region', { name: 'Supplement B' }).waitFor()
  await page.getByText('02-01-2030').first().waitFor()

  await page.goto('/visaCareI9Dashboard')
  await press(page, 'Build a bundle…')
  const dialog = page.getByRole('dialog')
  await fill(dialog, 'Notice came on', '11-13-2026')
  await dialog.getByText('11-18-2026').waitFor()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Build bundle/ }).click()
  await page.getByRole('button', { name: /^Download, \d+ pages/ }).waitFor({ timeout: 120_000 })
  await page.getByText('Nothing is destroyed meanwhile.').waitFor()
  await expectAccessible(page)
  expect([...hr.problems, ...own.problems.filter((each) => !/404/.test(each))]).toEqual([])
}, 600_000)
