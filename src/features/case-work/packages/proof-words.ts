import type { PackageEntry } from '#case-work/filing-file/records.ts'

/** On every page of a package with proof pages. */
export const PROOF_MARK = 'Proof, not for filing'

/** What a package says of each form in it that stands on proof pages. */
export const proofMissing = (form: string): string =>
  `${form}: proof pages stand in its place, because its official blank is not in the form library. They cannot be filed.`

/** The forms of a package that are proofs, or sheets of answers as earlier releases put them in. */
export const proofsIn = ({ contents }: { contents: readonly PackageEntry[] }): string[] =>
  contents.flatMap(({ kind, label }) =>
    kind === 'proof' || kind === 'sheet' ? [label.replace(/ \(proof\)$/, '')] : [],
  )

/** Why a package is not filed, form by form. */
export const proofRefused = (form: string, number: number): string =>
  `${form} is a proof in package ${number}, not the official form. Add its official blank in the Form Library, then build the package again.`
