/** What somebody can want of a new case, in plain words; features/desk/new-case/wishes.ts says them. */
export type WishId = 'hire' | 'extend' | 'extendOther' | 'permit' | 'greenCard' | 'family' | 'company'

export type LeadingHere = {
  wish: WishId
  subType?: string
  /** When it is the right one, where its name does not say so. */
  says?: string
  /** Further words people use for it. */
  words?: string
  /** Behind those of a lower place; otherwise in the order of their ids. */
  place?: number
}
