import type { Locator, Page } from 'playwright-core'
import { same } from '../row.ts'
import { at, DESKTOP, from, openPanel, PHONE, type Steps } from './steps.ts'

/** What lies over what, and how long it takes to come (specification §9), as the browser draws it. */
export const overThePage: Steps = from(at('/visaCareManageClients'), {
  'Dialog animation 150 ms (centre) or 300 ms': async (page) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openAccount(page)
    same(await lengthOf(page.getByRole('dialog', { name: 'User Details' })), '0.15s', 'The time of a dialog')
    await page.keyboard.press('Escape')
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Open menu' }).click()
    same(await lengthOf(page.getByRole('dialog')), '0.3s', 'The time of the drawer')
    await page.keyboard.press('Escape')
    await page.setViewportSize(DESKTOP)
    await page.emulateMedia({ reducedMotion: 'reduce' })
  },
  'Layers: 1100 modals, 1000 overlays and menus, 1100 tooltips, 1200 toasts': async (page) => {
    await openPanel(page)
    same(await layerOf(page.getByRole('button', { name: 'Sign Out' }).last()), 1000, 'The layer of a menu')
    await page.keyboard.press('Escape')
    await openAccount(page)
    const dialog = page.getByRole('dialog', { name: 'User Details' })
    same(await layerOf(dialog), 1100, 'The layer of a dialog')
    // Looked for before it comes: it may be gone again before a second question reaches the page.
    const [toast] = await Promise.all([
      layerOfToast(page, 'Your profile details has been updated successfully.'),
      dialog.getByRole('button', { name: 'Save' }).click(),
    ])
    same(toast, 1200, 'The layer of a toast')
    const fold = page.getByRole('button', { name: 'Show icons only' })
    const isFull = await fold.isVisible()
    if (isFull) await fold.click()
    same(await tooltips(page), [1100], 'The layer of a tooltip')
    if (isFull) await page.getByRole('button', { name: 'Show menu texts' }).click()
  },
})

async function openAccount(page: Page): Promise<void> {
  await openPanel(page)
  await page.getByRole('button', { name: 'Account', exact: true }).last().click()
}

const lengthOf = (shown: Locator) => shown.evaluate((each) => getComputedStyle(each).animationDuration)

/** Of itself or of what it lies in. */
const layerOf = (shown: Locator) =>
  shown.evaluate((own) => {
    for (let each: Element | null = own; each; each = each.parentElement) {
      const { zIndex, position } = getComputedStyle(each)
      if (zIndex !== 'auto' && position !== 'static') return Number(zIndex)
    }
    return 0
  })

/** Of the band of toasts, in the moment in which it holds this one. */
const layerOfToast = async (page: Page, said: string) => {
  const seen = await page.waitForFunction(
    (text) => {
      const toast = [...document.querySelectorAll('[aria-live] span')].find((each) => each.textContent === text)
      const band = toast?.closest('[data-print="none"]')
      return band && Number(getComputedStyle(band).zIndex)
    },
    said,
    { polling: 20 },
  )
  return seen.jsonValue()
}

/** The texts of the entries that show icons only. */
const tooltips = (page: Page) =>
  page
    .getByRole('navigation')
    .first()
    .evaluate((menu) => {
      const texts = [...menu.querySelectorAll('*')].map((each) => getComputedStyle(each))
      return [...new Set(texts.filter(({ position }) => position === 'fixed').map(({ zIndex }) => Number(zIndex)))]
    })
