import { wagesOf } from '#compliance/labor-conditions/checks.ts'
import { said } from '#compliance/labor-conditions/looked.ts'
import { noticesOf } from '#compliance/labor-conditions/server/notice-store.ts'
import type { LcaColumns } from '#compliance/labor-conditions/server/store.ts'
import { worksitesOf } from '#compliance/labor-conditions/worksites.ts'
import { showDate } from '#formats/dates.ts'
import { joined } from '#paper/bytes.ts'
import { assemble } from '#paper/package/assemble.ts'
import type { Block } from '#paper/pages/blocks.ts'
import { composePages } from '#paper/pages/compose.ts'
import type { Db } from '#platform/database/database.ts'
import { isAtSite } from '#rules/compliance/worksites.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { dollars } from '#rules/prefiling/wages.ts'
import { type ItemId, items } from '../checklist.ts'

/** What the record itself says for an item: pay, prevailing wage, notice. Undefined: it does not say enough. */
export async function fromRecord(
  db: Db,
  row: LcaColumns,
  item: ItemId,
  place: string,
): Promise<{ says: string; blocks: Block[] } | undefined> {
  const { known, conditions } = row
  if (item === 'P2') {
    const { offered } = wagesOf(known)
    if (offered === undefined) return undefined
    const says = `${dollars(offered)} a year`
    return {
      says,
      blocks: [{ kind: 'paragraph', text: `The job of ${said(known, lca.lcaJobTitle) ?? 'this LCA'} pays ${says}.` }],
    }
  }
  if (item === 'P4') {
    const wage = said(known, lca.prevailingWage)
    if (wage === undefined || conditions.prevailing === null) return undefined
    const { source, year, area, survey } = conditions.prevailing
    const rows = [
      {
        label: 'Occupation',
        value: [said(known, lca.lcaSocCode), said(known, lca.lcaSocTitle)].filter(Boolean).join(' '),
      },
      { label: 'Area', value: area },
      { label: 'Wage year', value: `07-${year} to 06-${year + 1}` },
      { label: 'Source', value: [source, survey].filter(Boolean).join(', ') },
      { label: 'Level', value: said(known, lca.lcaWageLevel) ?? '' },
      { label: 'Prevailing wage', value: `${dollars(wage)} a year` },
    ]
    return { says: `${source}, ${area}, 07-${year} to 06-${year + 1}`, blocks: [{ kind: 'rows', rows }] }
  }
  if (item !== 'P5') return undefined
  const site = worksitesOf(said(known, lca.lcaWorksites)).find(({ id }) => id === place)
  const notices = (await noticesOf(db, row.id)).filter((each) => !site || isAtSite(each.site, site))
  const [first] = notices
  if (!first) return undefined
  const until = (day: string | null) => (day === null ? 'still posted' : showDate(day))
  return {
    says: `${notices.length} ${notices.length === 1 ? 'place' : 'places'}, from ${showDate(first.firstDay)}`,
    blocks: [
      {
        kind: 'table',
        columns: [
          { title: 'Where', share: 0.46 },
          { title: 'How', share: 0.18 },
          { title: 'From', share: 0.18 },
          { title: 'Until', share: 0.18 },
        ],
        rows: notices.map((each) => [
          `${each.place}, ${each.site}`,
          each.kind,
          showDate(each.firstDay),
          until(each.takenDownOn),
        ]),
      },
    ],
  }
}

/** A page of our own for an item; nobody's name but the company's stands on it. */
export function pageOf(row: LcaColumns, item: ItemId, blocks: readonly Block[]): { bytes: Uint8Array; pages: number } {
  const document = composePages(
    [
      {
        kind: 'title',
        text: items[item].publicly,
        subtitle: `${row.companyName}, LCA ${row.number || 'not numbered yet'}`,
      },
      ...blocks,
    ],
    { footer: [row.companyName, 'Page {page} of {pages}'] },
  )
  const { parts, pages } = assemble([{ document, label: items[item].publicly }], { title: items[item].publicly })
  return { bytes: joined(parts), pages }
}
