import type { Page } from 'playwright-core'
import { as, recordsOf } from '../demo.ts'
import { address, callsOf, fresh } from '../making/making.ts'
import { hold, same } from '../row.ts'
import type { Server } from '../server.ts'
import { OWN_PASSWORD, signIn, walkerOf } from './entering.ts'
import { type Newcomer, newCompany, newUser } from './newcomers.ts'
import { SPENT, type Steps, shows } from './steps.ts'

const NEXT_PASSWORD = 'Calm-River5!'
const COMPANY_BANNER = 'Please Add Payment Method before creating New Employee/Case.'

/** Pages on which no record stands: each is used for what it is there for, by somebody of its own who begins at the door. */
export const usedPages = (server: Server): Steps => ({
  ...Object.fromEntries(
    ['/', '/index.html'].map((path): [string, Steps[string]] => [
      `${path} lets somebody sign in`,
      async (page) => {
        const somebody = await ready(server, await newCompany(server))
        await page.goto(path)
        await signIn(page, somebody, 'here')
        await page.waitForURL('**/clientDashboard')
        return SPENT
      },
    ]),
  ),
  '/welcome leads to the registration of a company': async (page) => {
    await page.goto('/welcome')
    await page.getByRole('link', { name: 'Register a company' }).click()
    await page.waitForURL('**/signUp')
    await page.getByLabel(/^Company name/).waitFor()
  },
  '/checkingpage tells that the server does not answer': async (page) => {
    await page.goto('/checkingpage')
    await shows(page, 'Everything is in place.')
    await page.route('**/api/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Check again' }).click()
    await page.getByText(/needs? attention; see below\.$/).waitFor()
    same(await page.getByText('Everything is in place.').count(), 0, 'The all-clears')
    const failed = page.getByRole('region', { name: 'The server' }).getByRole('img', { name: 'Problem' })
    hold((await failed.count()) > 0, 'Nothing is said of the server.')
    return SPENT
  },
  '/visaCareSessionExpire leads back to the start page': async (page) => {
    await enter(page, server, await newColleague(server, 4))
    await page.goto('/visaCareSessionExpire')
    await page.getByRole('link', { name: 'Go to the start page' }).click()
    await page.waitForURL('**/clientDashboard')
    return SPENT
  },
  '/staticui/setpassword changes the password of who knows the current one': async (page) => {
    const somebody = await enter(page, server, await newColleague(server, 4))
    await page.goto('/staticui/setpassword')
    const change = async (current: string) => {
      await page.getByLabel(/^Current password/).fill(current)
      await page.getByLabel(/^New password/).fill(NEXT_PASSWORD)
      await page.getByLabel(/^Confirm new password/).fill(NEXT_PASSWORD)
      const [answer] = await Promise.all([
        page.waitForResponse((each) => each.request().method() === 'POST' && each.url().includes('assword')),
        page.getByRole('button', { name: 'Change password', exact: true }).click(),
      ])
      return answer.status()
    }
    hold((await change('Quiet-Lamp4!')) >= 400, 'It is changed by who does not know it.')
    await change(somebody.password)
    await shows(page, 'Your password has been changed.')
    await server.signIn(somebody.userName, 'again', NEXT_PASSWORD)
    const old = { userId: somebody.userName, password: somebody.password }
    const refused = await server.send('POST', '/loginapi/api/login', old)
    hold(refused.status >= 400, 'The earlier password still opens.')
    return SPENT
  },
  '/visaCareCreateUser makes a user': async (page) => {
    await enter(page, server, await newColleague(server, 3))
    const [lastName, email] = [fresh('Aabract'), address('made')]
    await page.goto('/visaCareCreateUser')
    await fill(page, { 'First name': 'Some', 'Last name': lastName, 'E-mail': email })
    await page.getByLabel(/^Role/).selectOption({ label: 'EmployerAssistant' })
    await page.getByRole('button', { name: 'Create user', exact: true }).click()
    await page.waitForURL('**/user/manageusers')
    const { list } = callsOf(await as(of(server), 1), '/api/')
    const [user] = await list(`users?search=${email}`)
    same([user?.email, user?.roleId], [email, 4], 'The user')
    return SPENT
  },
  ...Object.fromEntries(
    (
      [
        ['/visaCareNewUserCreate', 4],
        ['/visaCareNewUser', 3],
      ] as const
    ).map(([path, role]): [string, Steps[string]] => [
      `${path} makes an employee`,
      async (page) => {
        await enter(page, server, await newColleague(server, role))
        const [lastName, title] = [fresh('Aabrecht'), fresh('Bell Carrier ')]
        await page.goto(path)
        const said = { 'First name': 'Nell', 'Last name': lastName, 'E-mail': address('carrier'), 'Job title': title }
        await fill(page, said)
        await page.getByRole('button', { name: 'Create employee', exact: true }).click()
        await page.waitForURL(/\/visaCareEmploymentInfo/)
        const { list } = callsOf(await as(of(server), 3), '/api/')
        const people = await list(`people?search=${lastName}`)
        same(
          people.map(({ jobTitle, email }) => [jobTitle, email]),
          [[title, said['E-mail']]],
          'The employees of this name',
        )
        return SPENT
      },
    ]),
  ),
  '/visaCareAddLawFirm makes a law firm and its administrator': async (page) => {
    const admin = await server.signIn('admin@visacare.demo')
    await enter(page, server, await newUser(admin, fresh('tess'), { roleId: 1 }))
    const [name, email] = [`${fresh('Aaclapper')} Law`, address('keeper')]
    await page.goto('/visaCareAddLawFirm')
    const said = { 'Law firm name': name, 'First name': 'Ada', 'Last name': 'Clapper', 'Administrator’s e-mail': email }
    await fill(page, { ...said, 'E-mail': address('firm') })
    await page.getByRole('button', { name: 'Create law firm', exact: true }).click()
    await page.waitForURL(/\/visaCareAddLawFirm\/\d+$/)
    const { list, get } = callsOf(admin, '/')
    const id = page.url().split('/').at(-1)
    const { lawFirmName } = await get(`formtypesApi/formtypes/getLawFirmDetailsById/${id}`)
    same(String(lawFirmName).toUpperCase(), name.toUpperCase(), 'The firm')
    const [keeper] = await list(`api/users?search=${email}`)
    same([keeper?.roleId, keeper?.lawFirmId], [10, Number(id)], 'Its administrator')
    return SPENT
  },
  '/visaCareTermsAndConditions keeps who accepted the terms': async (page) => {
    const somebody = await enter(page, server, await newColleague(server, 4))
    await page.goto('/visaCareTermsAndConditions')
    await page.getByRole('button', { name: 'Accept', exact: true }).click()
    await page.getByText(/You accepted it on/).waitFor()
    const { send } = await server.signIn('admin@visacare.demo')
    const { text } = await send('GET', '/api/terms/acceptances?limit=100')
    hold(text.includes(somebody.userName), 'The provider does not read who accepted them.')
    return SPENT
  },
  '/visacareAddPaymentMethod leads to the page for the card and to /stripePaymentCheckout': async (page) => {
    await enter(page, server, await newCompany(server))
    await page.goto('/clientDashboard')
    await shows(page, COMPANY_BANNER)
    await page.goto('/visacareAddPaymentMethod')
    await page.getByRole('button', { name: 'Go on to the secure page' }).click()
    await page.getByLabel(/^Card number/).fill('4242 4242 4242 4242')
    await page.getByRole('button', { name: 'Save card', exact: true }).click()
    await page.waitForURL(/\/stripePaymentCheckout\?reference=/)
    await page.getByText('Your payment method was saved.').waitFor()
    await page.getByRole('link', { name: 'Go to billing' }).click()
    await page.getByText('Visa ending in 4242').first().waitFor()
    same(await page.getByText(COMPANY_BANNER).count(), 0, 'The banners for a payment method')
    return SPENT
  },
})

const of = (server: Server) => ({ server: async () => server })

/** A user of the demo's company, which has a payment method. */
async function newColleague(server: Server, roleId: number): Promise<Newcomer> {
  const { companyId } = await recordsOf(of(server))
  return newUser(await server.signIn('admin@visacare.demo'), fresh('colleague'), { roleId, companyId })
}

/** With an own password instead of the one that somebody else typed. */
async function ready(server: Server, newcomer: Newcomer): Promise<Newcomer> {
  await walkerOf(server, newcomer)
  return { ...newcomer, password: OWN_PASSWORD }
}

async function enter(page: Page, server: Server, newcomer: Newcomer): Promise<Newcomer> {
  const somebody = await ready(server, newcomer)
  await signIn(page, somebody)
  await page.waitForURL((url) => url.pathname !== '/login')
  return somebody
}

async function fill(page: Page, said: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(said))
    await page
      .getByRole('main')
      .getByLabel(new RegExp(`^${label}`))
      .first()
      .fill(text)
}
