import { hold, same } from '../row.ts'
import type { Server } from '../server.ts'
import { daysOfCases } from './case-days.ts'
import { OWN_PASSWORD } from './entering.ts'
import type { Newcomer } from './newcomers.ts'
import { atThePapers } from './papers.ts'
import { withoutRoleName } from './role-name.ts'
import { atTheSidebar } from './sidebar.ts'
import { at, buttons, from, leadsTo, openPanel, SPENT, type Steps, shows } from './steps.ts'
import { inANewTab } from './tabs.ts'
import { unsentAnswers } from './unsent.ts'

export const asAttorney = (newcomer: Newcomer, server: Server): Steps => ({
  ...atTheSidebar('an attorney', '/visaCareAttorneyDashboard', ['/visaCareManageCase', '/visaCareNews']),
  ...from(at('/visaCareAttorneyDashboard'), {
    'Profile of an attorney': async (page) => {
      await openPanel(page)
      await leadsTo(page, 'Profile', '/visaCareAddNewAttorney')
    },
    'Top bar of an attorney: neither I-9 nor Add Attorney': async (page) => {
      await page.getByRole('button', { name: 'Your account' }).waitFor()
      await buttons(page, [])
    },
  }),
  'A named path leaves the selected corporate': async (page) => {
    await page.goto('/visaCareManageClients')
    await page
      .getByRole('button', { name: /^Work in this company: / })
      .first()
      .click()
    await page.waitForURL('**/clientDashboard')
    const selected = () => page.evaluate(() => sessionStorage.getItem('selectedCorporateId') ?? '')
    const company = await selected()
    hold(company !== '', 'No corporate is selected.')
    for (const path of ['/visaCareClientProfile', '/visaCareClientCaseDetails', '/clientDashboard']) {
      await page.goto(path)
      await page.getByRole('main').first().waitFor()
      hold((await selected()) === company, `${path} leaves the selected corporate.`)
    }
    // Whoever may not open one of them has still said that the corporate is left.
    for (const path of ['/visaCareAttorneyDashboard', '/visaCareCreateClients', '/vCareLawFirmDashboard']) {
      await page.goto('/visaCareManageClients')
      if ((await selected()) === '')
        await page
          .getByRole('button', { name: /^Work in this company: / })
          .first()
          .click()
      await page.waitForFunction(() => (sessionStorage.getItem('selectedCorporateId') ?? '') !== '')
      await page.goto(path)
      await page.waitForFunction(() => (sessionStorage.getItem('selectedCorporateId') ?? '') === '')
    }
  },
  'The list of case types has Public Access File Only and H1B LCA Only': async (page) => {
    await page.goto('/visaCareCreateCase')
    await page.getByRole('main').waitFor()
    const listed = page.getByRole('main').locator('option')
    await listed.first().waitFor({ state: 'attached' })
    const names = await listed.allTextContents()
    for (const name of ['Public Access File Only', 'H1B LCA Only'])
      hold(names.includes(name), `The list has no ${name}: ${names.join(', ')}.`)
  },
  'A list that came shows its rows': async (page) => {
    const [answer] = await Promise.all([page.waitForResponse(/\/api\/cases\?/), page.goto('/visaCareClientCases')])
    const { items } = (await answer.json()) as { items: { number: string }[] }
    hold(items.length > 3, 'There are too few cases to tell.')
    for (const { number } of items) await page.getByText(number, { exact: true }).first().waitFor()
  },
  ...daysOfCases,
  ...atThePapers(server),
  'The browser keeps the stored items with their shape, and no secret': async (page, context) => {
    await page.goto('/visaCareAttorneyDashboard')
    await page.getByRole('button', { name: 'Your account' }).waitFor()
    const kept = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>)
    const { userProfile, rolespermission } = JSON.parse(kept.AUTHDATA ?? '{}')
    same(userProfile?.[0]?.roleFkId, { roleId: 9, roleName: 'Attorney' }, 'The role in AUTHDATA')
    same(userProfile[0].userautoid.userId, newcomer.userName, 'The user in AUTHDATA')
    hold(rolespermission.length > 3, 'AUTHDATA has no menu.')
    hold(JSON.parse(kept.TOKENAUTH ?? '{}').expiresIn > 0, 'TOKENAUTH has no expiresIn.')
    same(kept.FIRSTLOGIN, 'No', 'FIRSTLOGIN')
    for (const name of ['Token', 'loggedLawfirmId', 'loggedAttorneyId'])
      hold((kept[name] ?? '') !== '', `The browser does not keep ${name}.`)
    // The session's secret is in a cookie that no script reads, and nowhere else.
    const own = (await context.cookies()).filter(({ httpOnly }) => httpOnly)
    hold(own.length > 0, 'There is no HttpOnly cookie.')
    const readable = await page.evaluate(() =>
      JSON.stringify([document.cookie, { ...sessionStorage }, { ...localStorage }]),
    )
    for (const { name, value } of own) hold(!readable.includes(value), `A script reads the secret of ${name}.`)
  },
  ...withoutRoleName,
  ...inANewTab,
  ...unsentAnswers(newcomer, server),
  'A session that has expired is left as the page loads': async (page) => {
    await page.goto('/visaCareAttorneyDashboard')
    await page.getByRole('button', { name: 'Your account' }).waitFor()
    await page.route('**/api/me', (route) => route.fulfill({ status: 401, json: { error: EXPIRED } }))
    await page.reload()
    await page.getByRole('button', { name: 'Sign In' }).waitFor()
    await shows(page, EXPIRED.message)
    same(new URL(page.url()).pathname, '/', 'Where it leads')
    const left = await page.evaluate((names) => names.filter((name) => sessionStorage.getItem(name)), STORED)
    same(left, [], 'What is still stored')
    // Nor does the next page ask whether somebody is in: the tab has left, whatever the server would say now.
    await page.unroute('**/api/me')
    await page.goto('/visaCareAttorneyDashboard')
    await page.getByRole('button', { name: 'Sign In' }).waitFor()
    return SPENT
  },
  'A session check that is refused leads to /': async (page) => {
    await page.goto('/visaCareAttorneyDashboard')
    await page.getByRole('button', { name: 'Your account' }).waitFor()
    await page.route('**/api/session-state*', (route) => route.fulfill({ status: 403, json: { error: REFUSED } }))
    await page.clock.fastForward(31_000)
    await page.waitForURL((url) => url.pathname === '/')
    return SPENT
  },
  'A session closed by another login says so and leads to /': async (page) => {
    await page.goto('/visaCareAttorneyDashboard')
    await page.getByRole('main').waitFor()
    // What else the page asks, the bell for one, would be refused and tell it as well.
    await page.waitForLoadState('networkidle')
    const asksForItself = /\/api\/(session-state|me)$/
    await page.route(
      ({ pathname }) => pathname.startsWith('/api/') && !asksForItself.test(pathname),
      (route) => route.abort(),
    )
    await server.signIn(newcomer.userName, 'again', OWN_PASSWORD)
    // The open page asks for itself, although nobody does anything.
    await page.clock.fastForward(31_000)
    await shows(page, 'Your session was closed by another login.')
    hold(new URL(page.url()).pathname === '/', `It leads to ${page.url()}.`)
    return SPENT
  },
})

/** Specification §3: what a session leaves in the browser. */
const STORED = [
  ...['AUTHDATA', 'TOKENAUTH', 'Token', 'FIRSTLOGIN', 'LOGINLAWFIRMDATA', 'employerRolePermission'],
  ...['selectedCorporateId', 'loggedCorporateId', 'selectedLawfirmId', 'loggedLawfirmId'],
  ...['selectedAttorneyId', 'loggedAttorneyId'],
]
const EXPIRED = { code: 'SESSION_EXPIRED', message: 'Your session has expired.' }
const REFUSED = { code: 'NOT_ALLOWED', message: 'You may not ask that.' }
