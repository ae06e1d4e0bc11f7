import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { Status } from '#case-types/status/statuses.ts'
import type { Day } from '#formats/day.ts'
import { formNumber } from '#formats/form-names.ts'
import { offeredAddresses } from '#paperwork/filing-addresses/server/addresses-for.ts'
import { mayReveal } from '#parties/facts/server/release.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import { paymentFormsOf } from '#preparation/fees/server/payment-forms.ts'
import { pageInPackage } from '#preparation/filing-file/package-entries.ts'
import { confirmsSignatures, isStillPrepared, preparesFiling } from '#preparation/filing-file/policy.ts'
import { type FilingFile, openFilingFile } from '#preparation/filing-file/server/filing-file.ts'
import type { SignatureRow } from '#preparation/filing-file/server/signatures-store.ts'
import { pageCode } from '#preparation/signatures/page-code.ts'
import { filingsIn, placesIn } from '#preparation/signatures/server/places.ts'
import { readerAs, signsHere, type Who } from '#preparation/signatures/server/who-signs.ts'
import type { CasePackage, FilingState } from '../records.ts'
import { familyShown } from './family.ts'
import { type PackageRow, packagesOf } from './package-store.ts'
import { isOutdated, versionsIn } from './versions.ts'

type Reading = { db: Db; services: Services; actor: Actor; today: Day }

/** Everything of the filing panel. */
export async function stateOf({ db, services, actor, today }: Reading, row: CaseColumns): Promise<FilingState> {
  const opened = await openFilingFile(db, services.keyring, row, today)
  const packages = await packagesOf(db, row.id)
  const { fileOn, paymentMethod, carrier, address, addressVerifiedOn } = opened.plan
  const mayEdit = preparesFiling(row, actor) && isStillPrepared(row)
  return {
    plan: { fileOn, paymentMethod, carrier, address, addressVerifiedOn },
    ...(await offeredAddresses(db, opened)),
    // What goes with a petition is printed and signed in its package.
    signHere: opened.goesWith ? [] : signHereShown(opened, packages, await readerAs({ db, services, actor })),
    paymentForms: opened.goesWith ? [] : paymentsShown(opened, packages),
    ...(await familyShown({ db, services, today }, opened)),
    packages: packages.map((each) => shownPackage(each, versionsIn(opened))),
    status: row.status,
    mayEdit,
    mayConfirm: mayEdit && confirmsSignatures(row, actor),
    mayFile: mayEdit && row.status === Status.readyToFile,
    masked: !(await mayReveal({ actor, services })),
  }
}

export const shownPackage = (row: PackageRow, versions: Readonly<Record<string, number>>): CasePackage => ({
  ...row,
  outdated: row.status === 'Ready' && isOutdated(row, versions),
})

/** The payment forms of everything in the package; whoever holds the card signs on paper, and somebody looks at it there. */
function paymentsShown(opened: FilingFile, packages: readonly PackageRow[]): FilingState['paymentForms'] {
  const newest = packages.find(({ status }) => status === 'Ready' || status === 'Filed')
  return filingsIn(opened).flatMap((of) =>
    of.plan.paymentMethod === null
      ? []
      : paymentFormsOf(of).map(({ key, label, paidWith, amountCents, seen }) => ({
          ...{ caseId: of.row.id, key, label, paidWith: formNumber(paidWith), amountCents },
          packagePage: newest?.contents.find((each) => each.kind === 'payment' && each.label === label)?.page ?? null,
          seen: seen ? { signedOn: seen.signedOn, byName: seen.byName } : null,
        })),
  )
}

/** Who signs where, with page and code of the newest package that is done. */
function signHereShown(opened: FilingFile, packages: readonly PackageRow[], who: Who): FilingState['signHere'] {
  const { row } = opened
  const newest = packages.find(({ status }) => status === 'Ready' || status === 'Filed')
  return placesIn(opened).map(({ of: { row: ofCase, signatures, received }, ...here }) => {
    const entry = newest?.contents.find(({ caseFormId, kind }) => caseFormId === here.caseFormId && kind === 'form')
    const packagePage = (entry && pageInPackage(entry, here.page)) ?? null
    const isHere = (each: SignatureRow) => each.caseFormId === here.caseFormId && each.block === here.block
    const signed = signatures.find(isHere)
    const scan = signed ?? received.find(isHere)
    return {
      ...here,
      formName: formNumber(here.formId),
      packagePage,
      pageCode:
        newest && packagePage !== null
          ? pageCode({ caseNumber: row.number, package: newest.number, page: packagePage })
          : '',
      signed: signed
        ? {
            ...{ kind: signed.kind, signedOn: signed.signedOn, byName: signed.byName, reason: signed.reason },
            scanned: signed.fileId !== null,
          }
        : null,
      scan: scan && scan.scanId !== null ? { scanId: scan.scanId, page: scan.filePage, looked: scan.looked } : null,
      mine: signsHere(here, ofCase, who),
    }
  })
}

/** The code of the newest printed page on which somebody signs; undefined before it was printed. */
export async function codeOnPaper(
  db: Db,
  { id, number: caseNumber }: Pick<CaseColumns, 'id' | 'number'>,
  { caseFormId, page }: { caseFormId: number; page: number },
): Promise<string | undefined> {
  const newest = (await packagesOf(db, id)).find(({ status }) => status === 'Ready' || status === 'Filed')
  const entry = newest?.contents.find((each) => each.caseFormId === caseFormId && each.kind === 'form')
  const at = entry && pageInPackage(entry, page)
  return newest && at !== undefined ? pageCode({ caseNumber, package: newest.number, page: at }) : undefined
}
