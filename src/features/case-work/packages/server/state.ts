import type { CaseColumns } from '#case-file/cases/server/visible.ts'
import { Status } from '#case-types/statuses.ts'
import { offeredAddresses } from '#case-work/filing-addresses/server/addresses-for.ts'
import { isStillPrepared, preparesFiling } from '#case-work/filing-file/policy.ts'
import { type FilingFile, openFilingFile } from '#case-work/filing-file/server/filing-file.ts'
import { pageCode } from '#case-work/signatures/page-code.ts'
import { signHereList } from '#case-work/signatures/sign-here.ts'
import type { Day } from '#formats/day.ts'
import { formNumber } from '#formats/form-names.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#platform/session/actor.ts'
import type { CasePackage, FilingState } from '../records.ts'
import { type PackageRow, packagesOf } from './package-store.ts'

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
    signHere: signHereShown(opened, packages),
    packages: packages.map((each) => shownPackage(each, opened.file.versions)),
    status: row.status,
    mayEdit,
    mayFile: mayEdit && row.status === Status.readyToFile,
  }
}

export const shownPackage = (row: PackageRow, versions: Readonly<Record<string, number>>): CasePackage => ({
  ...row,
  outdated: row.status === 'Ready' && isOutdated(row, versions),
})

/** A fact of anybody concerned was saved since the package was built. */
export const isOutdated = ({ versions: built }: PackageRow, now: Readonly<Record<string, number>>): boolean =>
  Object.entries(now).some(([subject, version]) => built[subject] !== version)

/** Who signs where, with page and code of the newest package that is done. */
function signHereShown(
  { row, file, signatures }: FilingFile,
  packages: readonly PackageRow[],
): FilingState['signHere'] {
  const newest = packages.find(({ status }) => status === 'Ready' || status === 'Filed')
  return signHereList(file.forms, file.lookFor).map((here) => {
    const entry = newest?.contents.find(({ caseFormId, kind }) => caseFormId === here.caseFormId && kind === 'form')
    const packagePage = entry ? entry.page + here.page - 1 : null
    const signed = signatures.find((each) => each.caseFormId === here.caseFormId && each.block === here.block)
    return {
      ...here,
      formName: formNumber(here.formId),
      packagePage,
      pageCode:
        newest && packagePage !== null
          ? pageCode({ caseNumber: row.number, package: newest.number, page: packagePage })
          : '',
      signed: signed
        ? { kind: signed.kind, signedOn: signed.signedOn, byName: signed.byName, scanned: signed.fileId !== null }
        : null,
    }
  })
}
