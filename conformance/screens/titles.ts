import { same } from '../row.ts'
import { specifiedTitles } from '../rows/titles.ts'
import { at, from, type Steps } from './steps.ts'

/** Titles belong to routes (decisions §5): every fragment in capitals, with the address of another page in its query. */
export const titlesInCapitals: Steps = from(at('/visaCareManageClients'), {
  'A title hangs neither on case nor on the query': async (page) => {
    const wrong: string[] = []
    for (const [fragment, title] of specifiedTitles) {
      const shown = await page.evaluate(async (address) => {
        window.history.pushState(null, '', address)
        window.dispatchEvent(new PopStateEvent('popstate'))
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        return document.title
      }, `${fragment.toUpperCase()}?from=/clientDashboard&back=/visaCareH1BCaseDetails/9`)
      if (shown !== `${title} · VisaCare`) wrong.push(`${fragment}: ${shown}`)
    }
    same(wrong, [], 'The titles that are others')
    await page.goto('/visaCareManageClients')
  },
})
