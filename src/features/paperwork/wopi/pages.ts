import type { FileKind } from '#paperwork/editable-files/records.ts'

/** Which of a case's files a page shows. */
export type EditorPage = {
  fragment: string
  title: string
  /** Only files of this kind; else every one of the case. */
  kind?: FileKind
  /** It shows and does not edit. */
  view?: true
  /** Opens without a session through a signed, expiring link (decisions §8). */
  access?: 'public'
  /** What it says where there is none yet. */
  none: string
}

export const pages: readonly EditorPage[] = [
  { fragment: '/wopiTest', title: 'Document', view: true, none: 'No letter was written in this case yet.' },
  { fragment: '/wopiEditTest', title: 'Edit Document', none: 'No letter was written in this case yet.' },
  {
    ...{ fragment: '/wopiVisaPackage', title: 'Visa Package', kind: 'visaPackage' },
    none: 'No visa package was written in this case yet.',
  },
  {
    ...{ fragment: '/wopiWithdrawal', title: 'Withdrawal Letter', kind: 'withdrawal' },
    none: 'No withdrawal letter was written in this case yet.',
  },
  {
    ...{ fragment: '/wopiH1BRevocation', title: 'H1B Revocation Letter', kind: 'revocation' },
    none: 'No revocation letter was written in this case yet.',
  },
  {
    ...{ fragment: '/wopiCoveringLetter', title: 'Covering Letter', kind: 'coveringLetter' },
    none: 'No covering letter was written in this case yet.',
  },
  { fragment: '/wopiWordOnline', title: 'Word Document', none: 'No letter was written in this case yet.' },
  {
    ...{ fragment: '/wopiOfferLetter', title: 'Offer Letter', kind: 'offerLetter' },
    none: 'No offer letter was written in this case yet.',
  },
  {
    ...{ fragment: '/wopiCollectionFile', title: 'Collection File', kind: 'collection', access: 'public' },
    none: 'No collection letter was written in this case yet.',
  },
]

/** The page at an address; matching ignores case like the route table. */
export const pageAt = (path: string): EditorPage | undefined =>
  pages.find(({ fragment }) => {
    const [asked, known] = [path.toLowerCase(), fragment.toLowerCase()]
    return asked === known || asked.startsWith(`${known}/`)
  })
