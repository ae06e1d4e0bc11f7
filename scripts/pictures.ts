import { chromium, type Page } from 'playwright-core'
import { chromiumOptions, desktop, phone, signInAndLeave } from '../bench/lib/browser.ts'
import { startDemoServer } from '../bench/lib/demo-server.ts'
import { settled, watchRequests } from '../e2e/setup/settled.ts'

// The pictures of docs/images, taken from the demo: who has changed a screen runs this and looks at what changed.
type Picture = {
  name: string
  who: string
  /** An address, or the way to the screen for somebody signed in. */
  at: string | ((page: Page) => Promise<void>)
  /** Where one of the two sizes says it all. */
  only?: 'phone'
}

/** The case that the own home shows first. */
const ownCase = async (page: Page) => {
  const link = await page.locator('main a[href*="H1BCaseDetails"]').first().getAttribute('href')
  await page.goto(link?.replace(/[?#].*/, '') ?? '/')
}

/** The questions of the own case, or the review of their answers. */
const ownQuestions = (section?: string) => async (page: Page) => {
  await ownCase(page)
  await page
    .getByRole('link', { name: /^Answer/ })
    .first()
    .click()
  await page.waitForURL(/Questionnai/)
  if (section) await page.goto(`${page.url().replace(/[?#].*/, '')}?section=${section}`)
}

/** The first case of a list, in one of its tabs. */
const inCase = (list: string, tab?: string) => async (page: Page) => {
  await page.goto(list)
  await page.getByRole('table', { name: 'Cases' }).locator('tbody a').first().click()
  const tabs = page.getByRole('navigation', { name: 'Parts of this case' })
  await tabs.waitFor()
  if (tab) await tabs.getByRole('link', { name: tab }).click()
}

/** Nothing is on its way any more and no gray bar stands for it. */
async function drawn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.locator('main').first().waitFor()
  await page.waitForFunction(() => document.querySelector('[class*="skeleton"], main [aria-busy="true"]') === null)
  await settled(page)
}

const HR = 'employer@visacare.demo'
const EMPLOYEE = 'employee@visacare.demo'
const ATTORNEY = 'attorney@visacare.demo'

const pictures: readonly Picture[] = [
  { name: 'home-employer', who: HR, at: '/clientDashboard' },
  { name: 'roster', who: HR, at: '/visaCareRoster' },
  { name: 'employees', who: HR, at: '/lawFirmBeneficiaryDetails' },
  { name: 'i9', who: HR, at: '/visaCareI9Dashboard' },
  { name: 'new-case', who: HR, at: '/visaCareCreateCase' },
  { name: 'case-hr', who: HR, at: inCase('/visaCareManageCase') },
  { name: 'home-employee', who: EMPLOYEE, at: '/visacareMyCases' },
  { name: 'case-employee', who: EMPLOYEE, at: ownCase },
  { name: 'questionnaire-topic', who: EMPLOYEE, at: ownQuestions() },
  { name: 'questionnaire-review', who: EMPLOYEE, at: ownQuestions('review'), only: 'phone' },
  { name: 'report-move', who: EMPLOYEE, at: '/visaCareReportChange?kind=move' },
  { name: 'home-attorney', who: ATTORNEY, at: '/visaCareAttorneyDashboard' },
  { name: 'case-attorney', who: ATTORNEY, at: inCase('/visaCareManageCase') },
  { name: 'case-dates', who: ATTORNEY, at: inCase('/visaCareManageCase', 'Dates') },
  { name: 'case-documents', who: ATTORNEY, at: inCase('/visaCareManageCase', 'Documents') },
  { name: 'case-messages', who: ATTORNEY, at: inCase('/visaCareManageCase', 'Messages') },
  { name: 'cases', who: ATTORNEY, at: '/visaCareManageCase' },
  { name: 'board', who: ATTORNEY, at: '/visaCareCaseBoard' },
  { name: 'calendar', who: ATTORNEY, at: '/visaCareCalendar' },
  { name: 'home-law-firm', who: 'lawfirm@visacare.demo', at: '/vCareLawFirmDashboard' },
  { name: 'home-provider', who: 'admin@visacare.demo', at: '/visaCareCreateClients' },
  { name: 'installation', who: 'admin@visacare.demo', at: '/installation' },
  { name: 'form-library', who: 'admin@visacare.demo', at: '/visaFormsUpload' },
]

const asked = process.argv.slice(2)
const server = await startDemoServer()
const browser = await chromium.launch(chromiumOptions())
try {
  for (const { name, who, at, only } of pictures.filter(({ name }) => asked.length === 0 || asked.includes(name)))
    for (const [suffix, viewport] of [
      ['', desktop],
      ['-phone', phone],
    ] as const) {
      if (only && suffix !== `-${only}`) continue
      const context = await browser.newContext({ viewport, baseURL: server.url, reducedMotion: 'reduce' })
      watchRequests(context)
      const page = await context.newPage()
      await signInAndLeave(page, server.url, who)
      await page.goto(typeof at === 'string' ? at : '/')
      await drawn(page)
      if (typeof at !== 'string') {
        await at(page)
        await drawn(page)
      }
      await page.screenshot({ path: `docs/images/${name}${suffix}.png` })
      console.log(`${name}${suffix}`)
      await context.close()
    }
} finally {
  await browser.close()
  await server.stop()
}
