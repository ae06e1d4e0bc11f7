/** A form that comes back certified: the document of this item stands in its place, in the package and in what lists it. */
export const issuedAs: Readonly<Record<string, string>> = {
  'eta-9035': 'certifiedLca',
  'eta-9089': 'finalDetermination',
}
