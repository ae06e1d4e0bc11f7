import { fieldFinder, type Inventory } from '#engine/inventory.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import type { FactOrRef } from '#engine/reference.ts'
import { appearance } from '#facts/appearance.ts'
import { interpreter, preparer } from '#facts/declarations.ts'
import { aboutImmigrant } from '#facts/derived/immigrant-petition.ts'
import { representation } from '#facts/derived/labor-certification.ts'
import { INDIVIDUAL } from '#facts/derived/petitioner.ts'
import { i9Later, i9Section1 } from '#facts/i9.ts'
import { person } from '#facts/person.ts'
import { petition } from '#facts/petition.ts'
import type { FormOnPaper } from '#forms/form-on-paper.ts'
import type { Rect } from '#paper/types.ts'

/** Who has to write the own name by hand. */
export type Signer =
  | 'petitioner'
  | 'applicant'
  | 'client'
  | 'requestor'
  | 'attorney'
  | 'interpreter'
  | 'student'
  | 'other'

export type SignatureBlock = {
  /** The form's field, by the end of its name. */
  block: string
  signer: Signer
  /** As the paper says it. */
  words: string
  /** Page of the form, from 1. */
  page: number
  /** Signed by somebody outside the case; the product only reminds of it. */
  optional: boolean
}

export type FormToSign = {
  formId: string
  edition: string
  substitute?: { pages: number; signaturePages: Readonly<Record<string, number>> } | null
}

/** Where a form of a case is signed, in the order of its pages. Whoever does not take part has no block. */
export function signatureBlocksOf(
  form: FormToSign,
  look: KnownFacts,
  paper: FormOnPaper | undefined,
): SignatureBlock[] {
  if (!paper) return []
  const find = fieldFinder(paper.inventory)
  return Object.entries(blocks[form.formId] ?? {})
    .filter(([, { when }]) => when === undefined || when(look))
    .map(([block, { signer, words, optional }]) => ({
      block,
      signer: typeof signer === 'function' ? signer(look) : signer,
      words,
      optional: optional ?? false,
      page: pageOf(form, block, find(block)?.page ?? 1),
    }))
    .sort((one, other) => one.page - other.page)
}

/** What was prepared elsewhere is signed where its own field is; without fields, where our edition has it, if it is that long. */
const pageOf = ({ substitute }: FormToSign, block: string, page: number): number =>
  substitute ? (substitute.signaturePages[block] ?? Math.min(page, substitute.pages)) : page

type Declared = {
  signer: Signer | ((look: KnownFacts) => Signer)
  words: string
  optional?: true
  when?: (look: KnownFacts) => boolean
}

const prepared = (look: KnownFacts) => look.value(preparer.hasPreparer) === true
const interpreted = (look: KnownFacts) => look.value(interpreter.readsEnglish) === false
const inClass =
  (...classes: string[]) =>
  (look: KnownFacts) =>
    classes.some((each) => String(look.value(petition.classification) ?? '').startsWith(each))

/** Who petitions in the own name signs as an applicant does; for a company its signer. */
const petitionerOrSelf = (look: KnownFacts): Signer => (look.roles(INDIVIDUAL) ? 'applicant' : 'petitioner')

const applicant = (words: string): Declared => ({ signer: 'applicant', words })
const byPreparer = (words: string): Declared => ({ signer: 'attorney', words, when: prepared })
const byInterpreter = (words: string): Declared => ({ signer: 'interpreter', words, when: interpreted })
const ofClass = (signer: Signer, words: string, ...classes: string[]): Declared => ({
  signer,
  words,
  when: inClass(...classes),
})

/** Every signature of the forms we know; the test compares with what their papers leave blank. */
export const blocks: Readonly<Record<string, Readonly<Record<string, Declared>>>> = {
  'i-129': {
    'P5_Line6a_SignatureofApplicant[0]': { signer: 'petitioner', words: 'Part 7, petitioner or authorized signatory' },
    'Line_Signature[0]': byPreparer('Part 8, preparer'),
    'P5_Line6a_SignatureofApplicant[1]': ofClass('petitioner', 'Trade Agreement Supplement, petitioner', 'TN', 'H-1B1'),
    'Line_Signature[1]': {
      signer: 'attorney',
      words: 'Trade Agreement Supplement, preparer',
      when: (look) => prepared(look) && inClass('TN', 'H-1B1')(look),
    },
    'P5_Line6a_SignatureofApplicant[2]': ofClass('petitioner', 'H Supplement, petitioner', 'H-1B'),
    'Sect1_AuthorizedOfficialSignature[0]': ofClass('petitioner', 'H Supplement, authorized official', 'H-1B'),
    'Sect1_DODPMSignature[0]': {
      ...ofClass('other', 'H Supplement, Department of Defense project manager', 'H-1B2'),
      optional: true,
    },
    'P5_Line6a_SignatureofApplicant[3]': ofClass('petitioner', 'H Supplement Section 2, petitioner', 'H-2'),
    'Sect3_PartB_EmployerSignature[0]': { ...ofClass('other', 'H Supplement, other employer', 'H-2'), optional: true },
    'Sect3_PartC_Signature1[0]': { ...ofClass('other', 'H Supplement, joint employer', 'H-2'), optional: true },
    'P5_Line6a_SignatureofApplicant[4]': ofClass('petitioner', 'O and P Supplement, petitioner', 'O-', 'P-'),
    'P5_Line6a_SignatureofApplicant[5]': ofClass('petitioner', 'Q-1 Supplement, petitioner', 'Q-1'),
    'P5_Line6a_SignatureofApplicant[6]': ofClass('petitioner', 'R-1 Supplement, employer’s attestation', 'R-1'),
    'PreparerSignature[0]': {
      ...ofClass('other', 'R-1 Supplement, religious denomination', 'R-1'),
      optional: true,
    },
  },
  'g-28': {
    'P5_Line6a_SignatureofApplicant[0]': { signer: 'client', words: 'Part 4, client' },
    'Line1_Signature[0]': { signer: 'attorney', words: 'Part 5, attorney' },
    'Line2_SignatureStudent[0]': {
      signer: 'student',
      words: 'Part 5, law student or law graduate',
      when: (look) => look.value(appearance.lawStudent) !== undefined,
    },
  },
  'i-907': {
    'Pt5Line3_SignatureOfPetitioner[0]': { signer: 'requestor', words: 'Part 3, requestor' },
    'P4_Line6_Signature[0]': byInterpreter('Part 4, interpreter'),
    'P5_Line8_Signature[0]': byPreparer('Part 5, preparer'),
  },
  'i-140': {
    'Line1a_SignatureofPetitioner[0]': {
      signer: petitionerOrSelf,
      words: 'Part 8, petitioner or authorized signatory',
    },
    'Part6_Line6a_InterpretersSignature[0]': {
      signer: 'interpreter',
      words: 'Part 9, interpreter',
      when: (look) => look.value(aboutImmigrant.petitionersReadsEnglish) === false,
    },
    'Part10_Item6_SignatureofPetitioner[0]': byPreparer('Part 10, preparer'),
  },
  // Part 13 is signed before the officer at the interview.
  'i-485': {
    'Pt3Line7a_Signature[0]': applicant('Part 10, applicant'),
    'P12_SignatureApplicant[0]': byInterpreter('Part 11, interpreter'),
    'P12Line6_SignaturePreparer[0]': byPreparer('Part 12, preparer'),
  },
  // The worker signs for having read Appendix A, before the approval goes out with Form I-140.
  'eta-9089-final-determination': {
    '1  Signature_es_:signature': applicant('Section B, foreign worker'),
    '5  Signature_es_:signature': {
      signer: 'attorney',
      words: 'Section C, attorney',
      when: (look) => look.value(representation.laborRepresentation) === 'Attorney',
    },
    '5  Signature_2_es_:signature': { signer: 'petitioner', words: 'Section D, employer' },
  },
  'i-485supj': {
    'Pt3Line6a_Signature[0]': applicant('Part 3, applicant'),
    'Pt6Line8a_Signature[0]': byPreparer('Part 4, preparer for the applicant'),
    'Pt7Line8a_Signature[0]': { signer: 'petitioner', words: 'Part 7, employer or authorized signatory' },
    'Pt6Line8a_Signature[1]': byPreparer('Part 8, preparer for the employer'),
  },
  'i-539': {
    'P6_Line7_SignatureApplicant[0]': applicant('Part 5, applicant'),
    'P6_Line7_SignatureApplicant[1]': byInterpreter('Part 6, interpreter'),
    'P7_Line8a_SignatureofPreparer[0]': byPreparer('Part 7, preparer'),
  },
  'i-539a': {
    'P12_SignatureApplicant[0]': applicant('Part 4, applicant'),
    'P12_SignatureApplicant[1]': byInterpreter('Part 5, interpreter'),
    'P12_SignatureApplicant[2]': byPreparer('Part 6, preparer'),
  },
  'i-131': {
    'Part10_Line4_ApplicantSignature[0]': applicant('Part 10, applicant'),
    'Part11_Line6_InterpreterSig[0]': byInterpreter('Part 11, interpreter'),
    'Part12_Line6_PreparerSig[0]': byPreparer('Part 12, preparer'),
  },
  'i-130': {
    'P5_Line6a_SignatureofApplicant[0]': applicant('Part 6, petitioner'),
    'Pt7Line7a_Signature[0]': byInterpreter('Part 7, interpreter'),
    'Pt8Line8a_Signature[0]': byPreparer('Part 8, preparer'),
  },
  'i-130a': {
    // "If you reside overseas, you still must complete Form I-130A, but you do not need to sign the form."
    'Pt4Line6a_Signature[0]': {
      ...applicant('Part 4, spouse beneficiary'),
      when: (look) => look.value(person.inUnitedStates) !== false,
    },
    'Pt5Line6a_Signature[0]': byInterpreter('Part 5, interpreter'),
    'Pt6Line8a_Signature[0]': byPreparer('Part 6, preparer'),
  },
  'i-864': {
    'P8_Line9a_ApplicantSignature[0]': applicant('Part 8, sponsor'),
    'P9_Line6a_InterpretersSignature[0]': byInterpreter('Part 9, interpreter'),
    'P10_Line8a_PreparersSignature[0]': byPreparer('Part 10, preparer'),
  },
  'i-765': {
    'Pt3Line7a_Signature[0]': applicant('Part 3, applicant'),
    'Pt4Line6a_Signature[0]': byInterpreter('Part 4, interpreter'),
    'Pt5Line8a_Signature[0]': byPreparer('Part 5, preparer'),
  },
  'i-9': {
    'Signature of Employee': applicant('Section 1, employee'),
    'Signature of Employer or AR': { signer: 'petitioner', words: 'Section 2, employer or authorized representative' },
    ...Object.fromEntries([0, 1, 2, 3].map((n) => [`Signature of Preparer or Translator ${n}`, helper(n)])),
    ...Object.fromEntries([0, 1, 2].map((n) => [`Signature of Emp Rep ${n}`, laterEntry(n)])),
  },
}

/** Whoever helped with Section 1 of Form I-9 signs Supplement A, each in a block of their own. */
function helper(n: number): Declared {
  const words = `Supplement A, preparer or translator ${n + 1}`
  const when = (look: KnownFacts) =>
    look.value(i9Section1.hasPreparer) === true && hasEntry(i9Section1.preparers, n)(look)
  return { signer: 'other', words, optional: true, when }
}

function laterEntry(n: number): Declared {
  const words = `Supplement B, employer or authorized representative, block ${n + 1}`
  return { signer: 'petitioner', words, when: hasEntry(i9Later.reverifications, n) }
}

function hasEntry(fact: FactOrRef, n: number) {
  return (look: KnownFacts) => {
    const entries = look.value(fact)
    return Array.isArray(entries) && entries.length > n
  }
}

/** The agencies' forms are letter pages. */
const LETTER = { width: 612, height: 792 }
/** A name reaches over its line, and a scan is never exact. */
const AROUND = 14
/** A date stands beside the signature or on the next line. */
const DATE_WITHIN = 60

/** Where a signature and its date stand on their page, in points. */
export function signatureBox(
  paper: FormOnPaper | undefined,
  block: string,
): { box: Rect; size: typeof LETTER } | undefined {
  const field = paper && fieldFinder(paper.inventory)(block)
  if (!field) return undefined
  const date = dateOf(paper.inventory, field)
  const [left, bottom, right, top] = [field.rect, ...(date ? [date.rect] : [])].reduce((one, other) => [
    ...[Math.min(one[0] ?? 0, other[0] ?? 0), Math.min(one[1] ?? 0, other[1] ?? 0)],
    ...[Math.max(one[2] ?? 0, other[2] ?? 0), Math.max(one[3] ?? 0, other[3] ?? 0)],
  ])
  const box: Rect = [
    ...([Math.max(0, (left ?? 0) - AROUND), Math.max(0, (bottom ?? 0) - AROUND)] as const),
    ...([Math.min(LETTER.width, (right ?? 0) + AROUND), Math.min(LETTER.height, (top ?? 0) + AROUND)] as const),
  ]
  return { box, size: LETTER }
}

type Field = Inventory['fields'][number]

/** The date that belongs to a signature: the nearest below or on its line, in its column. */
function dateOf({ fields }: Inventory, { page, rect: [left = 0, bottom = 0, , top = 0] }: Field): Field | undefined {
  const below = ({ rect }: Field) => top - (rect[3] ?? 0)
  return fields
    .filter(
      (each) =>
        each.page === page &&
        /date/i.test(each.name.split('.').at(-1) ?? '') &&
        (each.rect[0] ?? 0) >= left &&
        below(each) > -2 &&
        bottom - (each.rect[1] ?? 0) < DATE_WITHIN,
    )
    .sort((one, other) => below(one) - below(other))[0]
}
