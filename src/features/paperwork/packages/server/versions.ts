import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { filingsIn } from '#preparation/signatures/server/places.ts'
import type { PackageRow } from './package-store.ts'

type Versions = Readonly<Record<string, number>>
const TOGETHER = 'together/'
const EDITION = 'edition/'

/** What a package rests on: the facts of everybody concerned, the editions, and which applications of the family are in it. */
export const versionsIn = (opened: FilingFile): Versions =>
  Object.assign(
    {},
    ...filingsIn(opened).flatMap(({ file }) => [file.versions, editionsOf(file.forms)]),
    ...opened.together.map(({ row }) => ({ [`${TOGETHER}${row.id}`]: 1 })),
  )

type Form = { id: number; edition: string; substitute?: { id: number } | null }

/** An edition is a day: '2026-02-27' as 20260227. What was prepared elsewhere is none of ours: its number below zero. */
const editionsOf = (forms: readonly Form[]): Versions =>
  Object.fromEntries(
    forms.map(({ id, edition, substitute }) => [
      `${EDITION}${id}`,
      substitute ? -substitute.id : Number(edition.replaceAll('-', '')),
    ]),
  )

/** A fact of anybody concerned was saved since the package was built, a form has another edition, or another application goes with it. */
export const isOutdated = ({ versions: built }: Pick<PackageRow, 'versions'>, now: Versions): boolean =>
  Object.entries(now).some(([subject, version]) => !isUnrecorded(subject, built) && built[subject] !== version) ||
  Object.keys(built).some((subject) => subject.startsWith(TOGETHER) && !(subject in now))

/** A package from before editions were noted says nothing about them. */
const isUnrecorded = (subject: string, built: Versions): boolean =>
  subject.startsWith(EDITION) && !Object.keys(built).some((each) => each.startsWith(EDITION))
