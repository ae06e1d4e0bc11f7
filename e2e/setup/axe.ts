import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

// Half as long as what the package says of itself; every page of every journey reads it anew.
const checker = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Contrast is most of the checker's work, and one cell is like the next: a text whose contrast was found good is not
 * measured again in this worker where its element and all around it look the same (`findLooks`). All other rules see everything.
 */
const good = new Set<number>()

/** The rules that a page, or the named part of it, breaks, each with the elements that break it. */
export async function violationsOn(page: Page, part?: string): Promise<string[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue
    await frame.evaluate(checker)
    // What an element's markup is, is asked of those that break a rule, not of all.
    await frame.evaluate(() => {
      const { axe } = window as unknown as { axe: Axe }
      axe.configure({ noHtml: true, rules: [{ id: 'color-contrast', selector: '*:not([data-known-look])' }] } as object)
    })
  }
  const looks = await page.evaluate(findLooks)
  await page.evaluate(
    markKnown,
    looks.flatMap((look, place) => (good.has(look) ? [place] : [])),
  )
  const { broken, found } = await page.evaluate(check, { part, tags: TAGS })
  for (const look of found) good.add(look)
  return broken
}

type Axe = typeof axe
type Looks = Map<Element, number>

// The functions below run in the page and know nothing from outside themselves.

/**
 * What decides how an element's text looks: the tags, classes and states from the root down to it, the stripes of a table,
 * and how wide the window is; not its words, names and ids.
 */
function findLooks(): number[] {
  const words =
    /^(?:id|for|name|value|href|src|srcset|alt|title|placeholder|datetime|headers|d|points|aria-(?:label|labelledby|describedby|controls|owns|details|errormessage|activedescendant|valuenow|valuetext|rowcount|rowindex|posinset|setsize))$/
  const mixed = (seed: number, text: string) => {
    let high = 0xdeadbeef ^ seed
    let low = 0x41c6ce57 ^ Math.floor(seed / 2 ** 32)
    for (let n = 0; n < text.length; n++) {
      high = Math.imul(high ^ text.charCodeAt(n), 2_654_435_761)
      low = Math.imul(low ^ text.charCodeAt(n), 1_597_334_677)
    }
    return 2 ** 32 * (2_097_151 & (high ^ (low >>> 15))) + ((low ^ (high >>> 13)) >>> 0)
  }
  const looks: Looks = new Map()
  const walk = (element: Element, above: number, place: number) => {
    const attributes = [...element.attributes].filter(({ name }) => !words.test(name))
    const states = [place % 2, 'checked' in element && element.checked, element === document.activeElement]
    const look = mixed(
      above,
      `${element.tagName} ${attributes.map(({ name, value }) => `${name}=${value}`).join(' ')} ${states.join(' ')}`,
    )
    looks.set(element, look)
    ;[...element.children].forEach((child, index) => {
      walk(child, look, index)
    })
  }
  walk(document.documentElement, mixed(0, String(window.innerWidth)), 0)
  ;(window as unknown as { looks: Looks }).looks = looks
  return [...looks.values()]
}

/** The page tells its few hundred looks; those of all pages are too many to be told to each. */
function markKnown(places: readonly number[]): void {
  const elements = [...(window as unknown as { looks: Looks }).looks.keys()]
  for (const place of places) elements[place]?.setAttribute('data-known-look', '')
}

async function check({ part, tags }: { part: string | undefined; tags: string[] }) {
  const { axe, looks } = window as unknown as { axe: Axe; looks: Looks }
  const { violations, passes } = await axe.run(part ?? document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations', 'passes'],
    selectors: false,
    elementRef: true,
  })
  for (const marked of document.querySelectorAll('[data-known-look]')) marked.removeAttribute('data-known-look')
  const contrasts = passes.find(({ id }) => id === 'color-contrast')?.nodes ?? []
  return {
    broken: violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ element, target }) => element?.outerHTML.slice(0, 160) ?? String(target)).join(' | ')}`,
    ),
    found: contrasts.flatMap(({ element }) => looks.get(element as Element) ?? []),
  }
}
