import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

// Half as long as what the package says of itself; every page of every journey reads it anew.
const checker = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Contrast is most of the checker's work, and one cell is like the next: of the texts that look the same (`findTexts`) one is
 * measured, and where that is good none of them again in this worker. All other rules see everything.
 */
const good = new Set<number>()
/** The checker could not tell (a picture behind it, a control that is off): each text with such a look is measured. */
const unclear = new Set<number>()

/** The rules that a page, or the named part of it, breaks, each with the elements that break it. */
export async function violationsOn(page: Page, part?: string): Promise<string[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue
    await frame.evaluate(checker)
    // What an element's markup is, is asked of those that break a rule, not of all. Texts are chosen in the page itself only.
    await frame.evaluate(
      (rules) => (window as unknown as { axe: Axe }).axe.configure({ noHtml: true, rules } as object),
      frame === page.mainFrame() ? [{ id: 'color-contrast', selector: '[data-contrast]' }] : [],
    )
  }
  const looks = await page.evaluate(findTexts, part)
  const placesOf = (known: Set<number>) => looks.flatMap((look, place) => (known.has(look) ? [place] : []))
  const places = { good: placesOf(good), unclear: placesOf(unclear) }
  const found = await page.evaluate(check, { part, tags: TAGS, places })
  for (const look of found.good) good.add(look)
  for (const look of found.unclear) unclear.add(look)
  return found.broken
}

type Axe = typeof axe
type Texts = [Element, number][]

// The functions below run in the page and know nothing from outside themselves.

/**
 * The elements with text of their own, each with what decides its contrast: its colors, size and weight, and every
 * background and opacity around it. What is lifted out of the flow may lie on anything: there its place in the page counts too.
 */
function findTexts(part: string | undefined): number[] {
  const mixed = (seed: number, text: string) => {
    let high = 0xdeadbeef ^ seed
    let low = 0x41c6ce57 ^ Math.floor(seed / 2 ** 32)
    for (let n = 0; n < text.length; n++) {
      high = Math.imul(high ^ text.charCodeAt(n), 2_654_435_761)
      low = Math.imul(low ^ text.charCodeAt(n), 1_597_334_677)
    }
    return 2 ** 32 * (2_097_151 & (high ^ (low >>> 15))) + ((low ^ (high >>> 13)) >>> 0)
  }
  const hasText = (element: Element) =>
    /^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName) ||
    [...element.childNodes].some((child) => child.nodeType === 3 && child.nodeValue?.trim())
  const texts: Texts = []
  const root = part === undefined ? document.documentElement : document.querySelector(part)
  const walk = (element: Element, path: number, around: number) => {
    const style = getComputedStyle(element)
    if (style.display === 'none') return
    const here = mixed(path, `${element.tagName} ${element.className} ${window.innerWidth}`)
    const lifted =
      style.position !== 'static' ||
      style.transform !== 'none' ||
      style.float !== 'none' ||
      style.gridRowStart !== 'auto' ||
      style.gridColumnStart !== 'auto' ||
      style.margin.includes('-')
    const drawn = [
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.filter,
      style.mixBlendMode,
      element.matches(':disabled, [aria-disabled=true]'),
      lifted ? here : '',
    ].join()
    const inside = drawn === 'rgba(0, 0, 0, 0),none,1,none,normal,false,' ? around : mixed(around, drawn)
    if (hasText(element) && root?.contains(element) && element.checkVisibility({ visibilityProperty: true })) {
      const ink = [style.color, style.webkitTextFillColor, style.fontSize, style.fontWeight, style.textShadow]
      texts.push([element, mixed(inside, ink.join())])
    }
    for (const child of element.children) walk(child, here, inside)
  }
  walk(document.documentElement, 0, 0)
  ;(window as unknown as { texts: Texts }).texts = texts
  return texts.map(([, look]) => look)
}

type Places = { good: readonly number[]; unclear: readonly number[] }

async function check({ part, tags, places }: { part: string | undefined; tags: string[]; places: Places }) {
  const { axe, texts } = window as unknown as { axe: Axe; texts: Texts }
  const looks = new Map(texts)
  const good = new Set(places.good.map((place) => texts[place]?.[1]))
  const unclear = new Set(places.unclear.map((place) => texts[place]?.[1]))
  const run = async (chosen: Element[], runOnly: { type: 'tag' | 'rule'; values: string[] }) => {
    for (const element of chosen) element.setAttribute('data-contrast', '')
    const results = await axe.run(part ?? document, {
      runOnly,
      resultTypes: ['violations', 'passes'],
      selectors: false,
      elementRef: true,
    })
    for (const element of chosen) element.removeAttribute('data-contrast')
    return results
  }
  const measuredIn = (results: { id: string; nodes: { element?: Element }[] }[]) =>
    results.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes.map(({ element }) => element))
  const lookOf = (element: Element | undefined) => looks.get(element as Element)

  const open = texts.filter(([, look]) => !good.has(look))
  const first = new Map([...open].reverse().map(([element, look]) => [look, element]))
  const chosen = open.filter(([element, look]) => unclear.has(look) || first.get(look) === element)
  const { violations, passes } = await run(
    chosen.map(([element]) => element),
    { type: 'tag', values: tags },
  )
  const found = new Set(measuredIn(passes).map(lookOf))
  const bad = new Set(measuredIn(violations).map(lookOf))
  // Where the one that was chosen could not be measured, all others are.
  const rest = open.filter(
    ([element, look]) => ![found, bad, unclear].some((known) => known.has(look)) && first.get(look) !== element,
  )
  if (rest.length > 0) {
    const again = await run(
      rest.map(([element]) => element),
      { type: 'rule', values: ['color-contrast'] },
    )
    violations.push(...again.violations)
    for (const element of measuredIn(again.passes)) found.add(lookOf(element))
  }
  return {
    broken: violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ element, target }) => element?.outerHTML.slice(0, 160) ?? String(target)).join(' | ')}`,
    ),
    good: [...found].filter((look) => look !== undefined),
    unclear: chosen.map(([, look]) => look).filter((look) => !found.has(look)),
  }
}
