import { isEmployer } from '#case-file/cases/policy.ts'
import { said, standingOf } from '#compliance/labor-conditions/checks.ts'
import { preparesLca } from '#compliance/labor-conditions/policy.ts'
import { countsOf, type LcaColumns, requireLca } from '#compliance/labor-conditions/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import { isKeptIn } from '#rules/compliance/h1b-ledgers.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { gapsOf, isRequired, itemIds, items, retentionOf, standingOfFile, wantsCertified } from '../checklist.ts'
import { keepingProblem, type OfLca } from '../keeping.ts'
import type { PublicFile, PublicItem } from '../records.ts'
import { workersUnder } from './keeping-store.ts'
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

/** What decides which items the file must have. */
export async function factsOf(db: Db, { companyId, known, conditions }: LcaColumns) {
  const [newest] = await countsOf(db, companyId)
  return { ...conditions, dependent: said(known, lca.lcaDependent) ?? newest?.dependentReg }
}

async function viewOf(
  { db, actor, now, today }: Looking,
  row: LcaColumns,
  file: FileRow | undefined,
  held: readonly HeldRow[],
): Promise<PublicFile> {
  const { known } = row
  const facts = await factsOf(db, row)
  const [filed, certified] = [said(known, lca.lcaFiledOn), said(known, lca.lcaCertifiedOn)]
  const standing = standingOfFile({
    ...{ filedOn: filed, certifiedOn: certified, today },
    ...{ readyOn: file?.readyOn ?? null, destroyedOn: file?.destroyedOn ?? null },
  })
  const gaps = gapsOf(held, facts)
  const replace = wantsCertified(held, certified)
  const { caseId, names } = await peopleUnder(db, row.id)
  const ended = row.withdrawnOn ?? said(known, lca.lcaEndsOn)
  const keeping = {
    lastWorkedOn: file?.lastWorkedOn ?? null,
    neverUsed: file?.neverUsed ?? false,
    holdOn: file?.holdOn ?? null,
  }
  const keepProblem = keepingProblem(keeping, await lcaBehind(db, row, today)) ?? ''
  const { until, destroyFrom } = keepProblem ? {} : retentionOf({ ...keeping, endedOn: ended })
  const disclosed = disclosedPlace(row)
  const lives = !file?.destroyedOn
  return {
    ...{ lcaId: row.id, caseId, companyName: row.companyName, lcaNumber: row.number, personNames: names ?? '' },
    standing: standingOf({ known, withdrawnOn: row.withdrawnOn, today }),
    jobTitle: said(known, lca.lcaJobTitle) ?? '',
    filedOn: filed ?? null,
    certifiedOn: certified ?? null,
    dueOn: standing.dueOn ?? null,
    readyOn: file?.readyOn ?? null,
    items: itemIds.map((item): PublicItem => {
      const own = held.find((each) => each.item === item)
      return {
        ...{ item, title: items[item].title, from: items[item].from, required: isRequired(item, facts) ?? null },
        held: own ?? null,
        open: gaps.includes(item)
          ? own
            ? 'The cover pages (ETA-9035CP) are missing'
            : 'Missing'
          : item === 'P1' && replace
            ? 'Filed copy is in. Replace it with the certified one that the employer signed.'
            : '',
      }
    }),
    complete: gaps.length === 0,
    custodian: {
      ...{ name: file?.custodianName ?? '', place: file?.custodianPlace ?? '', phone: file?.custodianPhone ?? '' },
      ...{ hours: file?.custodianHours ?? '', since: file?.custodianSince ?? null },
    },
    disclosed,
    inPlace: inPlaceOf(row, file),
    link: (file && (await liveLink(db, file.id, now))) ?? null,
    requests: file ? await requestsOf(db, file.id) : [],
    ...keeping,
    holdWhy: file?.holdWhy ?? '',
    keepUntil: until ?? null,
    keepProblem,
    destroyFrom: destroyFrom ?? null,
    destroyedOn: file?.destroyedOn ?? null,
    bundle: { pages: file?.bundlePages ?? null, problem: file?.bundleProblem ?? '', ready: file?.bundleFileId != null },
    may: { keep: lives && keepsPublicFile(row, actor), check: lives && preparesLca(row, actor) },
  }
}

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
