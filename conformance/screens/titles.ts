import type { Page } from 'playwright-core'
import { routes } from '#app/routes/table.ts'
import { hold, same } from '../row.ts'
import { specifiedTitles } from '../rows/titles.ts'
import { at, from, type Steps } from './steps.ts'

/** Titles belong to routes (decisions §5). */
export const atTheTitles: Steps = from(at('/visaCareManageClients'), {
  // Every fragment in capitals, with the address of another page in its query.
  'A title hangs neither on case nor on the query': async (page) => {
    const wrong: string[] = []
    for (const [fragment, title] of specifiedTitles) {
      const { shown } = await calledAt(
        page,
        `${fragment.toUpperCase()}?from=/clientDashboard&back=/visaCareH1BCaseDetails/9`,
      )
      if (shown !== title) wrong.push(`${fragment}: ${shown}`)
    }
    same(wrong, [], 'The titles that are others')
    await page.goto('/visaCareManageClients')
  },
  'Each path without a row in the table of titles has one of its own': async (page, context) => {
    const visitors = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin })
    if (!visitors) throw new Error('The browser has no second context.')
    const visitor = await visitors.newPage()
    await visitor.goto('/checkingpage')
    await visitor.getByRole('main').first().waitFor()
    const titles = new Map<string, string>()
    try {
      for (const { path, access } of addresses) {
        const { shown, stands } = await calledAt(access === 'loggedOut' ? visitor : page, exampleOf(path))
        // A page that only leads on has nothing that its title would name.
        if (stands) titles.set(path, shown)
        else hold(LEADS_ON.includes(path), `${path} leads to another page.`)
      }
    } finally {
      await visitors.close()
    }
    const own = [...titles].filter(([path]) => !specifiedTitles.some(([fragment]) => contains(path, fragment)))
    hold(own.length > 60, `There are only ${own.length} paths to look at.`)
    same(
      own.filter(([, title]) => !SAYS_SOMETHING.test(title) || /[a-z][A-Z]/.test(title.replaceAll('VisaCare', ''))),
      [],
      'The titles that say nothing to a person',
    )
    const shared = own.flatMap(([path, title]) =>
      [...titles].flatMap(([other, its]) =>
        other !== path && its.toLowerCase() === title.toLowerCase() && !isOnePage(path, other)
          ? [`${path} and ${other}: ${title}`]
          : [],
      ),
    )
    same(shared, [], 'The titles that two pages have')
    await page.goto('/visaCareManageClients')
  },
})

/** Where the pages are is the product's to say; what they are called is read in the browser. */
const addresses = routes.map(({ path, access }) => ({ path, access }))
const exampleOf = (path: string) => path.replaceAll(/:\w+\??/g, '7')

const LEADS_ON = ['/home', '/welcome', '/index.html']
/** One page at two addresses, as specification §2 and decisions §5 have it. */
const ONE_PAGE = [
  ['/', '/login', '/index.html'],
  ['/user/aapermissions', '/staticui/permissions'],
  ['/user/aaroles', '/staticui/roles'],
]
const isOnePage = (...paths: string[]) => ONE_PAGE.some((page) => paths.every((path) => page.includes(path)))
const SAYS_SOMETHING = /^(?!Page not found)[A-Z][^/:]*[A-Za-z0-9]$/
const contains = (path: string, fragment: string) => path.toLowerCase().includes(fragment.toLowerCase())

/** What the browser calls the page to which a link of the product leads, and whether it is still there a moment later. */
async function calledAt(page: Page, address: string): Promise<{ shown: string; stands: boolean }> {
  const { title, path } = await page.evaluate(async (to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return { title: document.title, path: window.location.pathname }
  }, address)
  return { shown: title.replace(/ · VisaCare$/, ''), stands: path === address.replace(/[?#].*$/, '') }
}
