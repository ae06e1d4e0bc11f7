import { pageByPage } from '#engine/inventory.ts'
import type { InventoryField } from '../inventory.ts'
import type { Rect } from '../types.ts'

/** What is printed beside a box. */
export type BoxWords = {
  /** The heading under which it stands; none for boxes outside of the parts. */
  readonly part: string
  /** Boxes of one item have the same. */
  readonly group: string
  /** '2.a' */
  readonly number: string
  /** What all boxes of the group are about. */
  readonly lead: string
  readonly text: string
}

/** All that is needed to draw pages like those of an official form without having it. */
export type ProofForm = {
  /** 'I-129' */
  readonly name: string
  readonly title: string
  /** '02/27/26' */
  readonly edition: string
  readonly pages: number
  readonly fields: readonly InventoryField[]
  readonly words: ReadonlyMap<string, BoxWords>
}

/** One box where it stands on a page. */
export type ProofBox = { readonly field: InventoryField; readonly rect: Rect; readonly words: BoxWords | undefined }

export const PROOF_WORDS = 'Proof, not the official form'

export const isCheck = ({ type }: InventoryField): boolean => type === 'checkbox' || type === 'radio'

/** The boxes of a page, from 0. Barcodes belong to the agency's own pages. */
export const boxesOn = ({ fields, words }: ProofForm, page: number): ProofBox[] =>
  fields
    .filter(({ type, hidden }) => type !== 'barcode' && !hidden)
    .flatMap((field) =>
      pageByPage<{ page: number; rect: readonly number[] }>(field.widgets ?? [field])
        .map((place, n) => ({ ...place, words: words.get(`${field.name}#${n}`) ?? words.get(field.name) }))
        .filter((place) => place.page === page + 1)
        .map((place) => ({ field, rect: rectOf(place.rect), words: place.words })),
    )

const rectOf = ([left = 0, bottom = 0, right = 0, top = 0]: readonly number[]): Rect => [left, bottom, right, top]
