import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { settled } from './settled.ts'

/**
 * What was just said lies on nothing that can be pressed: at the end of the page, where no scrolling brings it free, every
 * control stands above it, and so does what sticks to the lower edge.
 */
export async function expectNothingUnderToast(page: Page, said: string | RegExp): Promise<void> {
  await page.locator('[aria-live]').getByText(said).waitFor()
  await settled(page)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const under = await page.evaluate(() => {
    const [live] = document.querySelectorAll('[aria-live]:not(:empty)')
    const band = live?.parentElement
    if (!band) return ['no toast']
    const { top } = band.getBoundingClientRect()
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((control) => !band.contains(control) && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const box = control.getBoundingClientRect()
        return box.width > 0 && box.bottom > top && box.top < window.innerHeight
      })
      .map((control) => control.outerHTML.slice(0, 120))
  })
  expect(under, `${page.url()}: the toast lies on controls`).toEqual([])
}
