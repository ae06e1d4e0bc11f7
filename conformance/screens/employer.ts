import type { Locator, Page } from 'playwright-core'
import { hold, same } from '../row.ts'
import type { Server } from '../server.ts'
import { overTheLine } from './connection.ts'
import { atTheListOfCases } from './list-of-cases.ts'
import type { Newcomer } from './newcomers.ts'
import { atTheOwnMenu } from './own-menu.ts'
import { atTheSidebar } from './sidebar.ts'
import { at, buttons, DESKTOP, from, type Look, leadsTo, openPanel, PHONE, SPENT, type Steps, shows } from './steps.ts'
import { inSeveralTabs } from './tabs.ts'
import { atTheTimeout } from './timeout.ts'

/** A day on the screens of a company without a payment method, to the session's end. */
export const asEmployer = (newcomer: Newcomer, server: Server): Steps => ({
  ...atTheSidebar('an employer', HOME, ['/visaCareManageCase', '/lawFirmBeneficiaryDetails']),
  ...from(at(HOME), {
    'Payment banner': (page) => shows(page, 'Please Add Payment Method before creating New Employee/Case.'),
    'The top bar shows page title, company, initials, role and user id': async (page) => {
      const account = page.getByRole('button', { name: 'Your account' })
      await account.waitFor()
      // Each line of its own: a company's word stands in the user id, too.
      const linesOf = async (part: Locator) => (await part.innerText()).split('\n').flatMap((line) => line.trim() || [])
      const tag = [newcomer.company, `EmployerAdmin · ${newcomer.userName}`, newcomer.initials, 'Your account']
      same(await linesOf(account), tag, 'What the name tag says')
      const bar = await linesOf(page.locator('header').first())
      same(bar.filter((line) => line === 'Dashboard').length, 1, 'How often the top bar says the title of the page')
    },
    'Top bar of an employer: I-9, no Add Attorney': (page) => buttons(page, ['I-9']),
    'Log Out asks first, in the phone drawer': async (page) => {
      await page.setViewportSize(PHONE)
      await page.getByRole('button', { name: 'Open menu' }).click()
      await staysAfter(page, 'Are you sure to Logout?')
      await page.setViewportSize(DESKTOP)
    },
    'Sidebar 66 px icon-only, 200 px full': async (page) => {
      const becomes = (width: number) =>
        page.waitForFunction((px) => document.querySelector('nav')?.getBoundingClientRect().width === px, width)
      await becomes(200)
      await page.getByRole('button', { name: 'Show icons only' }).click()
      await becomes(66)
      await page.getByRole('button', { name: 'Show menu texts' }).click()
      await becomes(200)
    },
    'Desktop layout above 1024': async (page) => {
      const burger = page.getByRole('button', { name: 'Open menu' })
      await page.setViewportSize({ ...DESKTOP, width: 1024 })
      await burger.waitFor()
      await page.setViewportSize({ ...DESKTOP, width: 1025 })
      await burger.waitFor({ state: 'hidden' })
      await page.setViewportSize(DESKTOP)
    },
  }),
  ...from(openedPanel, {
    'Profile of an employer': (page) => leadsTo(page, 'Profile', '/visaCareClientProfile'),
    'The profile panel has Account, Profile, Change Password and Sign Out': async (page) => {
      for (const entry of ['Account', 'Profile', 'Change Password', 'Sign Out'])
        hold(
          (await page.getByText(entry, { exact: true }).filter({ visible: true }).count()) > 0,
          `It has no ${entry}.`,
        )
    },
    'Log Out asks first, in the top bar': (page) => staysAfter(page, 'Are you sure you want to logout?'),
    'Change Password goes to /staticui/setpassword': async (page) => {
      await page.getByRole('link', { name: 'Change Password', exact: true }).last().click()
      await page.waitForURL('**/staticui/setpassword')
    },
  }),
  ...atTheListOfCases,
  ...atTheOwnMenu(server, 3),
  ...from(at('/visaCareClientProfile'), {
    'The Employer Profile has three tabs, and Next leads to the second': async (page) => {
      const tab = (name: string) => page.getByRole('tab', { name, exact: true })
      for (const name of ['Basic Details', 'Additional Details', 'H1B-Question Details']) await tab(name).waitFor()
      await page.getByText('Next', { exact: true }).click()
      hold((await tab('Additional Details').getAttribute('aria-selected')) === 'true', 'Next does not lead there.')
    },
  }),
  ...from(at(HOME), {
    'Offline and logged in: a confirm box': async (page, context) => {
      await page.getByRole('button', { name: 'Your account' }).waitFor()
      await context.setOffline(true)
      await shows(page, LOST)
      await page.getByRole('button', { name: 'No', exact: true }).click()
      await context.setOffline(false)
      await page.getByText(LOST).waitFor({ state: 'hidden' })
    },
  }),
  ...from(at(HOME), {
    'A top bar that loads refreshes the login date': async (page) => {
      const date = () =>
        page.evaluate(() => JSON.parse(sessionStorage.getItem('AUTHDATA') ?? '{}').loginhistory?.login_date as string)
      await page.getByRole('button', { name: 'Your account' }).waitFor()
      const before = await date()
      await page.reload()
      await page.getByRole('button', { name: 'Your account' }).waitFor()
      await page.waitForFunction(
        (earlier) => JSON.parse(sessionStorage.getItem('AUTHDATA') ?? '{}').loginhistory?.login_date > earlier,
        before,
      )
    },
    'Yes in the offline box goes to /login': async (page, context) => {
      await page.getByRole('button', { name: 'Your account' }).waitFor()
      await context.setOffline(true)
      await shows(page, LOST)
      const [request] = await Promise.all([
        page.waitForEvent('request', (each) => each.isNavigationRequest()),
        page.getByRole('button', { name: 'Yes', exact: true }).click(),
      ])
      hold(new URL(request.url()).pathname === '/login', `It goes to ${request.url()}.`)
      return SPENT
    },
  }),
  ...from(at('/staticui/setpassword'), {
    'Script chunk load time-out 120000 ms': async (page) => {
      // The script of the next screen never comes.
      await page.route('**/assets/*.js', () => {})
      await openPanel(page)
      await page.getByRole('link', { name: 'Profile', exact: true }).last().click()
      await page.waitForURL('**/visaCareClientProfile')
      await page.clock.fastForward(118_000)
      const apology = page.getByRole('heading', { name: 'This page could not be loaded' })
      hold((await apology.count()) === 0, 'The page gave up before 120,000 ms.')
      await page.clock.fastForward(3_000)
      await apology.waitFor()
      return SPENT
    },
  }),
  ...overTheLine,
  ...inSeveralTabs,
  ...atTheTimeout,
})

const HOME = '/clientDashboard'
const LOST = 'Your Internet connection is Lost !!!. Do you want to Reload?'

const openedPanel: Look = async (page, context) => {
  await at(HOME)(page, context)
  await openPanel(page)
}

/** Signing out asks, and No stays. */
async function staysAfter(page: Page, question: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).last().click()
  await shows(page, question)
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await page.getByText(question).waitFor({ state: 'hidden' })
}
