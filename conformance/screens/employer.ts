import type { Page } from 'playwright-core'
import { hold } from '../row.ts'
import { choosePassword, signIn } from './entering.ts'
import { atTheListOfCases } from './list-of-cases.ts'
import type { Newcomer } from './newcomers.ts'
import { buttons, DESKTOP, leadsTo, now, PHONE, type Steps, shows } from './steps.ts'

/** Specification §2. */
export const MENU_ICONS = ['dashboard', 'userEdit', 'userManage', 'reports', 'setting', 'home', 'dollar', 'cases']

/** A day on the screens, from the sign-in page to the session's end; each step stands on the ones before it. */
export const asEmployer = (newcomer: Newcomer): Steps => ({
  'Offline and not logged in: a red banner': async (page, context) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign In' }).waitFor()
    await context.setOffline(true)
    await shows(page, 'Please Check your internet connection...')
    await context.setOffline(false)
  },
  'An unused service worker is unregistered at start-up': async (page) => {
    await page.locator('html[data-unregistered="yes"]').waitFor({ state: 'attached' })
  },
  'A wrong password is a Login Error': async (page) => {
    await signIn(page, { ...newcomer, password: 'Wrong@12345' })
    await shows(page, 'Login Error.')
  },
  'FIRSTLOGIN leads to the new password': async (page) => {
    await signIn(page, newcomer)
    await page.waitForURL('**/firstLoginChangePassword')
  },
  'The first password is chosen without the top bar': async (page) => {
    await page
      .getByLabel(/^New password/)
      .first()
      .waitFor()
    hold((await page.getByRole('button', { name: 'Your account' }).count()) === 0, 'The page shows the top bar.')
  },
  'Payment banner': async (page) => {
    await choosePassword(page)
    await shows(page, 'Please Add Payment Method before creating New Employee/Case.')
  },
  'Profile of an employer': async (page) => {
    await page.getByRole('button', { name: 'Your account' }).click()
    await leadsTo(page, 'Profile', '/visaCareClientProfile')
  },
  'The profile panel has Account, Profile, Change Password and Sign Out': async (page) => {
    for (const entry of ['Account', 'Profile', 'Change Password', 'Sign Out'])
      hold((await page.getByText(entry, { exact: true }).filter({ visible: true }).count()) > 0, `It has no ${entry}.`)
  },
  'The top bar shows page title, company, initials, role and user id': async (page) => {
    const shown = await page.locator('header').first().innerText()
    const account = await page.getByRole('button', { name: 'Your account' }).innerText()
    for (const part of ['Dashboard', 'CONFORMANCE', 'EmployerAdmin', newcomer.userName])
      hold(shown.includes(part), `The top bar lacks ${part}: ${shown.replaceAll('\n', ' ')}.`)
    hold(/\b[A-Z]{1,2}\b/.test(account), `The button has no initials: ${account}.`)
  },
  'Top bar of an employer: I-9, no Add Attorney': (page) => buttons(page, ['I-9']),
  'Change Password goes to /staticui/setpassword': async (page) => {
    await page.getByRole('link', { name: 'Change Password', exact: true }).last().click()
    await page.waitForURL('**/staticui/setpassword')
  },
  'Log Out asks first, in the top bar': async (page) => {
    await page.getByRole('button', { name: 'Your account' }).click()
    await staysAfter(page, 'Are you sure you want to logout?')
  },
  'Log Out asks first, in the phone drawer': async (page) => {
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await staysAfter(page, 'Are you sure to Logout?')
    await page.setViewportSize(DESKTOP)
  },
  'Sidebar 66 px icon-only, 200 px full': async (page) => {
    const width = async () => (await page.getByRole('navigation').first().boundingBox())?.width
    const icons = await width()
    await page.getByRole('button', { name: 'Show menu texts' }).click()
    const full = await width()
    await page.getByRole('button', { name: 'Show icons only' }).click()
    hold(full === 200 && icons === 66, `The side bar is ${full} px wide, and ${icons} px with icons only.`)
  },
  'Desktop layout above 1024': async (page) => {
    const burger = page.getByRole('button', { name: 'Open menu' })
    await page.setViewportSize({ ...DESKTOP, width: 1024 })
    await burger.waitFor()
    await page.setViewportSize({ ...DESKTOP, width: 1025 })
    await burger.waitFor({ state: 'hidden' })
    await page.setViewportSize(DESKTOP)
  },
  ...atTheListOfCases,
  'The Employer Profile has three tabs, and Next leads to the second': async (page) => {
    await page.goto('/visaCareClientProfile')
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })
    for (const name of ['Basic Details', 'Additional Details', 'H1B-Question Details']) await tab(name).waitFor()
    await page.getByText('Next', { exact: true }).click()
    hold((await tab('Additional Details').getAttribute('aria-selected')) === 'true', 'Next does not lead there.')
  },
  'Icons of the menu': async (_page, context) => {
    const tab = await context.newPage()
    await tab.route('**/api/me', async (route) => {
      const response = await route.fetch()
      const session = await response.json()
      const [row] = session.AUTHDATA.rolespermission
      session.AUTHDATA.rolespermission = MENU_ICONS.map((icon, n) => ({
        ...row,
        ...{
          permission_id: 9_000 + n,

          parent_permission_id: null,
          position: n,
          description: icon,
          icon,
        },
      })).reverse()
      await route.fulfill({ response, json: session })
    })
    await tab.goto('/')
    const entry = (icon: string) => tab.getByRole('navigation').getByText(icon, { exact: true }).locator('..')
    await entry('cases').waitFor()
    // A name that is not known is drawn as a dot.
    for (const icon of MENU_ICONS)
      hold((await entry(icon).locator('svg:not(.tabler-icon-circle)').count()) === 1, `The icon ${icon} is missing.`)
    menuShown = await tab.getByRole('navigation').first().innerText()
    await tab.close()
  },
  'Items are sorted by position': async () => {
    const order = MENU_ICONS.map((icon) => menuShown.indexOf(icon))
    hold(
      order.every((at, n) => at >= 0 && (n === 0 || at > (order[n - 1] ?? 0))),
      `The menu reads ${menuShown.replaceAll('\n', ' ')}.`,
    )
  },
  'Offline and logged in: a confirm box': async (page, context) => {
    await context.setOffline(true)
    await shows(page, 'Your Internet connection is Lost !!!. Do you want to Reload?')
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await context.setOffline(false)
  },
  'Script chunk load time-out 120000 ms': async (_page, context) => {
    const tab = await context.newPage()
    await tab.goto('/staticui/setpassword')
    await tab.getByRole('main').waitFor()
    // The script of the next screen never comes.
    await tab.route('**/assets/*.js', () => {})
    await tab.getByRole('button', { name: 'Your account' }).click()
    await tab.getByRole('link', { name: 'Profile', exact: true }).last().click()
    await tab.waitForURL('**/visaCareClientProfile')
    await tab.clock.fastForward(118_000)
    const apology = tab.getByRole('heading', { name: 'This page could not be loaded' })
    hold((await apology.count()) === 0, 'The page gave up before 120,000 ms.')
    await tab.clock.fastForward(3_000)
    await apology.waitFor()
    await tab.close()
  },
  'Idle event throttle 200 ms': async (page) => {
    await page.clock.pauseAt((await now(page)) + 1_000)
    const marked = async (after: number) => {
      await page.clock.runFor(after)
      await page.mouse.move(200 + Math.random() * 100, 300)
      return page.evaluate(() => Number(localStorage.getItem('visacare.lastActivity')))
    }
    const first = await marked(300)
    hold((await marked(150)) === first, 'A movement 150 ms after another counts.')
    hold((await marked(100)) > first, 'A movement 250 ms after another does not count.')
    await page.clock.resume()
  },
  'Idle time-out 1,200,000 ms': async (page) => {
    const dialog = page.getByRole('dialog', { name: 'Session Timeout!' })
    await page.clock.fastForward(1_190_000)
    hold((await dialog.count()) === 0, 'The dialog opens before 1,200,000 ms.')
    await page.clock.fastForward(11_000)
    await dialog.waitFor()
  },
  'The Session Timeout dialog says why, and offers Continue and Log Out': async (page) => {
    const dialog = page.getByRole('dialog', { name: 'Session Timeout!' })
    const said = await dialog.innerText()
    hold(said.includes(EXPIRES), `The dialog says ${said.replaceAll('\n', ' ')}`)
    for (const name of ['Continue', 'Log Out'])
      hold((await dialog.getByRole('button', { name, exact: true }).count()) === 1, `It does not offer ${name}.`)
  },
  'The timeout dialog is closed neither by Escape nor beside it': async (page) => {
    await page.keyboard.press('Escape')
    await page.mouse.click(8, 400)
    const dialog = page.getByRole('dialog', { name: 'Session Timeout!' })
    hold((await dialog.count()) === 1, 'The dialog was closed.')
  },
  'Continue cancels the logout': async (page) => {
    const dialog = page.getByRole('dialog', { name: 'Session Timeout!' })
    await page.getByRole('button', { name: 'Continue' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.clock.fastForward(6_000)
    hold(!page.url().endsWith('/login'), 'The session ended in spite of it.')
  },
  'Idle grace 5,000 ms': async (page) => {
    const dialog = page.getByRole('dialog', { name: 'Session Timeout!' })
    await page.clock.pauseAt((await now(page)) + 1_000)
    const lastActivity = await page.evaluate(() => Number(localStorage.getItem('visacare.lastActivity')))
    await page.clock.runFor(lastActivity + 1_200_100 - (await now(page)))
    await dialog.waitFor()
    await page.clock.runFor(4_500)
    hold((await dialog.count()) === 1, 'The session ends before 5,000 ms.')
    await page.clock.runFor(600)
    await page.clock.resume()
    await page.waitForURL('**/login')
  },
})

const EXPIRES =
  'Your session is about to expire in few seconds due to inactivity. You will be redirected to the login page.'
let menuShown = ''

/** Signing out asks, and No stays. */
async function staysAfter(page: Page, question: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).last().click()
  await shows(page, question)
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await page.getByText(question).waitFor({ state: 'hidden' })
}
