import type { Working } from '#case-file/cases/server/case-contacts.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { addEvent } from '#case-file/cases/server/events.ts'
import { nameOfStatus, typeOf } from '#case-file/cases/server/rows.ts'
import { makeMove } from '#case-file/moves/server/make-move.ts'
import { casePath } from '#case-types/case-path.ts'
import { filedAs } from '#case-types/package/filed-as.ts'
import { Status } from '#case-types/status/statuses.ts'
import { saidName } from '#case-types/words/said.ts'
import { counted } from '#formats/words.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { familyOf } from '#preparation/filing-file/server/family-store.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { lockPlan, planOf, savePlan } from '#preparation/filing-file/server/plan-store.ts'
import { openErrorsOf } from '#preparation/pre-filing/server/check.ts'
import type { FamilyFiling, FilingState } from '../records.ts'
import { attestedByPackage } from './filing-attestation.ts'
import { copyForFamily, markPackageFiled, type PackageRow } from './package-store.ts'

type Reading = { db: Db; services: Services; today: string }
type Shown = Pick<FilingState, 'withFamily' | 'family' | 'goesWith'>

/** Who of the family goes, or could go, with a petition, and with whom an application goes. */
export async function familyShown(context: Reading, opened: FilingFile): Promise<Shown> {
  const { row, plan, goesWith } = opened
  const family: FamilyFiling[] = []
  for (const member of await familyOf(context.db, row)) {
    const of = opened.together.find((each) => each.row.id === member.id)
    family.push({
      ...{ id: member.id, number: member.number, path: casePath(member), typeName: typeOf(member.typeId).name },
      name: member.personName,
      lacks: of ? await lacksOf(context, of, opened) : [],
      notes: await notesOf(context.db, member, opened),
    })
  }
  return {
    withFamily: plan.withFamily && family.length > 0,
    family,
    goesWith: goesWith
      ? {
          ...{ id: goesWith.id, number: goesWith.number, filedAs: filedAs(goesWith.typeId) },
          name: saidName(goesWith.typeId, goesWith.subType),
        }
      : null,
  }
}

/** What keeps the package from going out because of the family, one sentence each. */
export async function familyLacks(context: Reading, opened: FilingFile): Promise<string[]> {
  const lacks: string[] = []
  for (const of of opened.together)
    lacks.push(...(await lacksOf(context, of, opened)).map((each) => `${of.row.number}, ${of.row.personName}: ${each}`))
  return lacks
}

async function lacksOf({ db, services, today }: Reading, of: FilingFile, { plan }: FilingFile): Promise<string[]> {
  const { row } = of
  const { openErrors, outdatedEditions } = await openErrorsOf(db, services, row, { today, stage: 'filing' })
  const { feesApproved, signedByHand } = await attestedByPackage(db, row, services.keyring, today)
  return [
    plan.carrier === 'Online' && 'This package is planned online, and a family’s application can’t go in it there.',
    row.status !== Status.readyToFile && `It is not approved for filing yet: it stands at “${nameOfStatus(row)}”.`,
    openErrors.length > 0 && `Its check has ${counted(openErrors.length, 'open point')}.`,
    ...outdatedEditions,
    !feesApproved && 'Its fees are not approved yet.',
    !signedByHand && 'Not everybody has signed its forms.',
  ].filter((each) => each !== false)
}

/** Filed together it goes where the petition goes (case-types.md §3), whatever its own plan says. */
async function notesOf(db: Db, { id }: CaseColumns, { plan }: FilingFile): Promise<string[]> {
  const own = await planOf(db, id)
  if (own.carrier === 'Online') return ['By itself it was planned online. In this package it goes on paper.']
  const elsewhere = own.address !== '' && own.address !== plan.address
  if (!elsewhere) return []
  const [first] = own.address.split('\n')
  return [`By itself it was planned for another address (${first}). In this package it goes where the package goes.`]
}

type Filing = Parameters<typeof markPackageFiled>[2]
type Author = Parameters<typeof addEvent>[3]
type Along = { of: FilingFile; leads: Pick<CaseColumns, 'typeId'>; found: PackageRow; filing: Filing; author: Author }

/** An application that went out in a petition's package: filed on the same day at the same address, with its own receipt later. */
export async function fileAlong(context: Working, { of, leads, found, filing, author }: Along): Promise<void> {
  const { db, services, today, audit } = context
  const { row, plan } = of
  await lockPlan(db, row.id)
  await savePlan(db, row.id, plan)
  const vouched = await attestedByPackage(db, row, services.keyring, today)
  const { filedOn, channel, proofOfFiling } = filing
  await makeMove(context, row.id, {
    to: Status.filed,
    byPackage: true,
    data: { filedOn, channel, proofOfFiling, ...vouched },
  })
  const copy = await copyForFamily(db, found, row.id)
  await markPackageFiled(db, copy, filing)
  const text = `Filed in the package of the ${filedAs(leads.typeId)} (${channel}, ${proofOfFiling}). SHA-256 ${found.sha256}.`
  await addEvent(db, row.id, { kind: 'packageFiled', text, details: { packageId: copy.id } }, author)
  const { sha256, snapshotSha256, pages } = found
  audit({
    subject: `package:${copy.id}`,
    after: { filedOn, proofOfFiling, channel, pages, sha256, snapshotSha256, withCase: found.caseId },
    companyId: row.companyId,
  })
}
