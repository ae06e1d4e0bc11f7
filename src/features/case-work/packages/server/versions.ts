import type { FilingFile } from '#case-work/filing-file/server/filing-file.ts'
import { filingsIn } from '#case-work/signatures/server/places.ts'
import type { PackageRow } from './package-store.ts'

type Versions = Readonly<Record<string, number>>
const TOGETHER = 'together/'

/** What a package rests on: the facts of everybody concerned, and which applications of the family are in it. */
export const versionsIn = (opened: FilingFile): Versions =>
  Object.assign(
    {},
    ...filingsIn(opened).map(({ file }) => file.versions),
    ...opened.together.map(({ row }) => ({ [`${TOGETHER}${row.id}`]: 1 })),
  )

/** A fact of anybody concerned was saved since the package was built, or another application goes with it. */
export const isOutdated = ({ versions: built }: Pick<PackageRow, 'versions'>, now: Versions): boolean =>
  Object.entries(now).some(([subject, version]) => built[subject] !== version) ||
  Object.keys(built).some((subject) => subject.startsWith(TOGETHER) && !(subject in now))
