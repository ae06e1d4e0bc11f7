import type { Known } from '#engine/answer.ts'
import type { Fact } from '#engine/fact.ts'
import { showDate } from '#formats/dates.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import type { Hue } from '#ui/theme/tokens.ts'

type Site = { street?: string; city?: string; state?: string; postalCode?: string; entity?: string; wage?: number }

/** The lines of the card: what somebody compares with the petition at a glance. */
export function lcaLines(known: Known): { label: string; says: string }[] {
  const sites = (said(known, lca.lcaWorksites) as Site[] | undefined) ?? []
  const lines = [
    { label: 'Number', says: text(known, lca.lcaNumber) },
    { label: 'Valid', says: [text(known, lca.lcaBeginsOn), text(known, lca.lcaEndsOn)].filter(Boolean).join(' to ') },
    { label: 'Wage', says: wageOf(known) },
    ...sites.map((site, place) => ({
      label: sites.length === 1 ? 'Worksite' : `Worksite ${place + 1}`,
      says: [
        ...[site.entity, site.street, site.city, [site.state, site.postalCode].filter(Boolean).join(' ')],
        ...(site.wage === undefined ? [] : [`pay here ${dollars(site.wage)}`]),
      ]
        .filter(Boolean)
        .join(', '),
    })),
    { label: 'SOC', says: [text(known, lca.lcaSocCode), text(known, lca.lcaSocTitle)].filter(Boolean).join(' ') },
  ]
  return lines.map(({ label, says }) => ({ label, says: says || 'Not entered' }))
}

/** How far the application is with the Department of Labor. */
export function lcaStanding(known: Known): { words: string; hue: Hue } {
  if (said(known, lca.lcaCertifiedOn) !== undefined)
    return said(known, lca.lcaSigned) === false
      ? { words: 'Certified, not signed', hue: 'orange' }
      : { words: 'Certified', hue: 'green' }
  return said(known, lca.lcaFiledOn) === undefined
    ? { words: 'Not filed', hue: 'gray' }
    : { words: 'Filed', hue: 'orange' }
}

/** '$128,000 a year, level II' */
function wageOf(known: Known): string {
  const [from, to] = [said(known, lca.lcaWage), said(known, lca.lcaWageTo)]
  if (typeof from !== 'number') return ''
  const range = typeof to === 'number' ? `${dollars(from)} to ${dollars(to)}` : dollars(from)
  const unit = said(known, lca.lcaWageUnit)
  const per =
    unit === undefined ? '' : unit === 'hour' ? ' an hour' : unit === 'bi-weekly' ? ' every two weeks' : ` a ${unit}`
  const level = text(known, lca.lcaWageLevel)
  return `${range}${per}${level && `, level ${level}`}`
}

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', {
    ...{ style: 'currency', currency: 'USD' },
    ...(cents % 100 === 0 && { maximumFractionDigits: 0 }),
  })

const said = (known: Known, { id }: Fact): unknown => {
  const answer = known[id]
  return answer && 'value' in answer ? answer.value : undefined
}

const text = (known: Known, fact: Fact): string => {
  const value = said(known, fact)
  if (value === undefined || value === null) return ''
  return fact.type === 'date' ? showDate(String(value)) : String(value)
}
