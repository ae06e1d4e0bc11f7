import { isEmployer } from '#case-file/cases/policy.ts'
import { standingOf } from '#compliance/labor-conditions/checks.ts'
import { said } from '#compliance/labor-conditions/looked.ts'
import { decidesOnLca, preparesLca } from '#compliance/labor-conditions/policy.ts'
import { countsOf, type LcaColumns, requireLca } from '#compliance/labor-conditions/server/store.ts'
import { worksitesOf } from '#compliance/labor-conditions/worksites.ts'
import type { Db } from '#platform/database/database.ts'
import { badInput } from '#platform/operation/refusal.ts'
import type { Actor } from '#platform/session/actor.ts'
import { calendarRow } from '#preparation/deadlines/server/settings-store.ts'
import { isKeptIn } from '#rules/compliance/h1b-ledgers.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { type ItemId, items, retentionOf, wantsCertified } from '../checklist.ts'
import { entriesOf, gapsOf, type Held, lackWords, standingOfRow, titleOf } from '../entries.ts'
import { historyOfFile } from '../history.ts'
import { isNeverUsed, keepingProblem, type OfLca } from '../keeping.ts'
import type { PublicFile, PublicItem } from '../records.ts'
import { itemsEver, workersUnder } from './keeping-store.ts'
import { type FileRow, type HeldRow, heldItems, liveLink, peopleUnder, publicFileOf, requestsOf } from './store.ts'

type Looking = { db: Db; actor: Actor; now: Date; today: string }

export const keepsPublicFile = (row: LcaColumns, actor: Actor): boolean =>
  isEmployer(actor.roleId) || preparesLca(row, actor)

export const shownPublicFile = async (context: Looking, lcaId: number): Promise<PublicFile> => {
  const row = await requireLca(context.db, context.actor, lcaId)
  const file = await publicFileOf(context.db, lcaId)
  const held = file ? await heldItems(context.db, file.id) : []
  return viewOf(context, row, file, held)
}

type Lca = Pick<LcaColumns, 'known' | 'conditions'>

/** The file, entry by entry: what its LCA asks for, and what is there. Dependency is what the LCA says, else what was counted. */
export const entriesBy = <H extends Held>(
  { known, conditions }: Lca,
  counted: boolean | undefined,
  held: readonly H[],
) =>
  entriesOf(
    held,
    { ...conditions, dependent: said(known, lca.lcaDependent) ?? counted },
    worksitesOf(said(known, lca.lcaWorksites)),
  )

export async function entriesOfLca<H extends Held>(db: Db, row: Lca & { companyId: number }, held: readonly H[]) {
  const [newest] = await countsOf(db, row.companyId)
  return entriesBy(row, newest?.dependentReg, held)
}

/** P5 stands once for each place of work; everything else, and the notice of the only place, names none. */
export function placeOn({ known }: Pick<LcaColumns, 'known'>, item: ItemId, place: string): string {
  const sites = worksitesOf(said(known, lca.lcaWorksites))
  if (item !== 'P5' || sites.length < 2) return ''
  if (!sites.some(({ id }) => id === place)) throw badInput({ place: 'Choose the place of work of this notice.' })
  return place
}

async function viewOf(
  { db, actor, now, today }: Looking,
  row: LcaColumns,
  file: FileRow | undefined,
  held: readonly HeldRow[],
): Promise<PublicFile> {
  const { known } = row
  const entries = await entriesOfLca(db, row, held)
  const complete = gapsOf(entries).length === 0
  const [filed, certified] = [said(known, lca.lcaFiledOn), said(known, lca.lcaCertifiedOn)]
  const days = { readyOn: file?.readyOn ?? null, destroyedOn: file?.destroyedOn ?? null }
  const calendar = (await calendarRow(db, row.companyId)) ?? null
  const standing = standingOfRow({ known, calendar, ...days }, entries, today)
  const replace = wantsCertified(held, certified)
  const { caseId, names } = await peopleUnder(db, row.id)
  const ended = row.withdrawnOn ?? said(known, lca.lcaEndsOn)
  const keeping = {
    lastWorkedOn: file?.lastWorkedOn ?? null,
    neverUsed: file?.neverUsed ?? false,
    holdOn: file?.holdOn ?? null,
  }
  const behind = await lcaBehind(db, row, today)
  const keepProblem = keepingProblem(keeping, behind) ?? ''
  const neverUsed = isNeverUsed(keeping, { ...behind, withdrawnOn: row.withdrawnOn })
  const { until, destroyFrom } = keepProblem ? {} : retentionOf({ ...keeping, neverUsed, endedOn: ended })
  const disclosed = disclosedPlace(row)
  const lives = !file?.destroyedOn
  return {
    ...{ lcaId: row.id, caseId, companyName: row.companyName, lcaNumber: row.number, personNames: names ?? '' },
    standing: standingOf({ known, withdrawnOn: row.withdrawnOn, today }),
    jobTitle: said(known, lca.lcaJobTitle) ?? '',
    filedOn: filed ?? null,
    certifiedOn: certified ?? null,
    withdrawnOn: row.withdrawnOn,
    dueOn: standing.dueOn ?? null,
    readyOn: file?.readyOn ?? null,
    items: entries.map((entry): PublicItem => {
      const { item, place, required, held: own, lack } = entry
      const says = lack && lackWords[lack]
      return {
        ...{ item, place: own?.place ?? place?.id ?? '', title: titleOf(entry, 'title'), from: items[item].from },
        ...{ required: required ?? null, held: own ?? null },
        open: says ?? (item === 'P1' && replace ? REPLACE : ''),
      }
    }),
    ...{ state: standing.state, complete },
    custodian: {
      ...{ name: file?.custodianName ?? '', place: file?.custodianPlace ?? '', phone: file?.custodianPhone ?? '' },
      ...{ hours: file?.custodianHours ?? '', since: file?.custodianSince ?? null },
    },
    disclosed,
    inPlace: inPlaceOf(row, file),
    link: (file && (await liveLink(db, file.id, now))) ?? null,
    requests: file ? await requestsOf(db, file.id) : [],
    history: historyOfFile(file ? await itemsEver(db, file.id) : [], {
      ...{ filedOn: filed, certifiedOn: certified, readyOn: file?.readyOn ?? null },
      ...{ holdOn: keeping.holdOn, destroyedOn: file?.destroyedOn ?? null },
    }),
    ...{ ...keeping, neverUsed },
    holdWhy: file?.holdWhy ?? '',
    keepUntil: until ?? null,
    keepProblem,
    destroyFrom: destroyFrom ?? null,
    destroyedOn: file?.destroyedOn ?? null,
    bundle: { pages: file?.bundlePages ?? null, problem: file?.bundleProblem ?? '', ready: file?.bundleFileId != null },
    may: {
      ...{ keep: lives && keepsPublicFile(row, actor), check: lives && preparesLca(row, actor) },
      destroy: lives && decidesOnLca(row, actor),
    },
  }
}

const REPLACE = 'Filed copy is in. Replace it with the certified one that the employer signed.'

/** What the last H-1B day is held against. */
export const lcaBehind = async (db: Db, { id, known, withdrawnOn }: LcaColumns, today: string): Promise<OfLca> => ({
  ...{ filedOn: said(known, lca.lcaFiledOn), certifiedOn: said(known, lca.lcaCertifiedOn) },
  ...{ beginsOn: said(known, lca.lcaBeginsOn), endedOn: withdrawnOn ?? said(known, lca.lcaEndsOn) },
  ...{ workers: await workersUnder(db, id), today },
})

/** In words: where the LCA says that the public may look. */
export const disclosedPlace = ({ conditions, known }: LcaColumns): string => {
  if (conditions.disclosure === null) return ''
  if (conditions.disclosure === 'principal') return 'principal place of business'
  const [site] = said(known, lca.lcaWorksites) ?? []
  return [site?.street, site?.city].filter(Boolean).join(', ') || 'place of employment'
}

/** V91: a worksite is found in the custodian's place by its city; what the principal office is, a person knows. */
export function inPlaceOf(
  { conditions, known }: LcaColumns,
  file: Pick<FileRow, 'custodianPlace'> | undefined,
): boolean | null {
  if (conditions.disclosure === null || !file?.custodianPlace) return null
  if (conditions.disclosure === 'principal') return true
  const cities = (said(known, lca.lcaWorksites) ?? []).flatMap(({ city }) => city || [])
  return cities.length === 0 ? null : isKeptIn(cities, file.custodianPlace)
}
