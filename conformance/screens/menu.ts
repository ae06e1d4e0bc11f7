import type { Page } from 'playwright-core'
import { callsOf } from '../making/making.ts'
import { hold, same } from '../row.ts'
import { recordsIn, type Server } from '../server.ts'
import { type Newcomer, newUser } from './newcomers.ts'
import { at, from, type Look, SPENT, type Steps } from './steps.ts'

/** Specification §2: an icon of each name, or another one. */
export const MENU_ICONS = ['dashboard', 'userEdit', 'userManage', 'reports', 'setting', 'home', 'dollar', 'cases']
const [FIRST, SECOND] = ['Ledgers of old', 'Maps of old']
const OFF = 'Closed shelf'
const FOLIOS = ['north', 'south']

type Entry = { permission_name?: string; description: string; icon?: string; disabled?: boolean; under?: number }

/** Somebody of a role made for the menu alone: an entry for every icon, two headings with pages under them, and one switched off. */
export async function menuClerk(server: Server): Promise<Newcomer> {
  const admin = await server.signIn('admin@visacare.demo')
  const { post } = callsOf(admin, '/loginapi/api/')
  const { roleId } = await post('saveAaroles', { roleName: 'Menu Clerk', scope: 'company' })
  let position = 100
  const add = async ({ under, ...entry }: Entry): Promise<number> => {
    // Later rows come first: the order is that of their positions.
    position -= 1
    const said = { permission_name: '', icon: 'home', ...entry, position, parent_permission_id: under ?? null }
    const { permission_id } = await post('saveAapermissions', said)
    await post('saveAarolespermission', { roleId, permission_id })
    return Number(permission_id)
  }
  for (const icon of ['owl', ...MENU_ICONS])
    await add({ permission_name: `shelves/${icon}`, description: `Shelf ${icon}`, icon })
  await add({ permission_name: 'visaCareStaticPage', description: OFF, disabled: true })
  for (const description of [FIRST, SECOND]) {
    const under = await add({ description })
    for (const folio of FOLIOS)
      await add({ permission_name: `folios/${under}/${folio}`, description: `Folio ${folio} of ${description}`, under })
  }
  const [company] = recordsIn(await admin.send('GET', '/api/companies?search=NORTHWIND'))
  return newUser(admin, 'clerk', { roleId, companyId: company?.id })
}

const withTexts: Look = async (page, context) => {
  await at('/visaCareNews')(page, context)
  await menu(page).waitFor()
  const unfold = page.getByRole('button', { name: 'Show menu texts' })
  if ((await unfold.count()) > 0) await unfold.click()
}

/** Specification §2 "Side menu", as the permission rows above make it. */
export const atTheMenu: Steps = from(withTexts, {
  'Icons of the menu': async (page) => {
    // A name that is not known is drawn as a dot.
    for (const icon of MENU_ICONS)
      hold((await entry(page, `Shelf ${icon}`).locator('svg:not(.icon-circle)').count()) === 1, `No icon ${icon}.`)
    const drawn = new Set<string>()
    for (const icon of MENU_ICONS) drawn.add(await entry(page, `Shelf ${icon}`).locator('svg').first().innerHTML())
    same(drawn.size, MENU_ICONS.length, 'The number of different icons')
  },
  'Another icon class is drawn too': async (page) =>
    same(await entry(page, 'Shelf owl').locator('svg').count(), 1, 'The icons of a name that is not known'),
  'Items are sorted by position': async (page) => {
    const shown = (await menu(page).innerText()).split('\n').filter((line) => /^(Shelf|Ledgers|Maps|Closed)/.test(line))
    same(shown, [SECOND, FIRST, OFF, ...['owl', ...MENU_ICONS].toReversed().map((icon) => `Shelf ${icon}`)], 'The menu')
  },
  'One submenu is open at a time': async (page) => {
    const under = (heading: string) => menu(page).getByText(`Folio north of ${heading}`, { exact: true })
    await entry(page, FIRST).click()
    await under(FIRST).waitFor()
    await entry(page, SECOND).click()
    await under(SECOND).waitFor()
    same(await under(FIRST).count(), 0, 'The open entries of the first submenu')
  },
  'An item without a permission name is a heading: it leads nowhere': async (page) => {
    await entry(page, FIRST).click()
    hold(page.url().endsWith('/visaCareNews'), `It leads to ${page.url()}.`)
    hold((await menu(page).getByRole('link', { name: FIRST, exact: true }).count()) === 0, 'It is a link.')
  },
  'A disabled item does nothing': async (page) => {
    await entry(page, OFF).click({ force: true })
    hold(page.url().endsWith('/visaCareNews'), `It leads to ${page.url()}.`)
    hold((await menu(page).getByRole('link', { name: OFF, exact: true }).count()) === 0, 'It is a link.')
  },
  'Each item navigates to a slash plus its permission name': async (page) => {
    await entry(page, 'Shelf dollar').click()
    await page.waitForURL('**/shelves/dollar')
  },
  'Without session data a menu item leads to /': async (page, context) => {
    const item = entry(page, 'Shelf home')
    await item.waitFor()
    await context.clearCookies()
    // In one breath: the page must not find out by itself before.
    await item.evaluate((own: HTMLElement) => {
      sessionStorage.clear()
      localStorage.clear()
      own.click()
    })
    await page.waitForURL((url) => url.pathname === '/')
    return SPENT
  },
})

const menu = (page: Page) => page.getByRole('navigation').first()
const entry = (page: Page, label: string) => menu(page).getByText(label, { exact: true }).locator('..')
