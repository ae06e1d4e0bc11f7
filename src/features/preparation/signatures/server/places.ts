import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'
import type { SignatureRow } from '#preparation/filing-file/server/signatures-store.ts'
import { type SignHere, signHereList } from '../sign-here.ts'

/** A place to sign, and the case whose form it stands on. */
export type PlaceInPackage = SignHere & { of: FilingFile }

/** A case, and what goes out in its package. */
export const filingsIn = (opened: FilingFile): readonly FilingFile[] => [opened, ...opened.together]

/** Everything that is signed in one package: on the case's own forms, then on those of the family. */
export const placesIn = (opened: FilingFile): PlaceInPackage[] =>
  filingsIn(opened).flatMap((of) => signHereList(of).map((here) => ({ ...here, of })))

/** What is known of them: signed, or come back on a scan. */
export const notedIn = (opened: FilingFile): SignatureRow[] =>
  filingsIn(opened).flatMap(({ signatures, received }) => [...signatures, ...received])
