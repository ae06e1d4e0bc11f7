/**
 * The lists of acceptable documents on page 2 of Form I-9, edition 01/20/25 (i9.md §3), whole: a screen that showed some
 * of them would name the documents it wants (INA 274B(a)(6)). `with`: papers that count with it as one document.
 */
export type ListedDocument = {
  id: string
  list: 'A' | 'B' | 'C'
  /** As it is written into the box; the page takes usual abbreviations. */
  title: string
  with?: readonly string[]
  /** Only for who is under 18 or has a disability and cannot show another of List B. */
  minorsOnly?: true
}

export const listedDocuments: readonly ListedDocument[] = [
  { id: 'A1', list: 'A', title: 'U.S. Passport' },
  { id: 'A1', list: 'A', title: 'U.S. Passport Card' },
  { id: 'A2', list: 'A', title: 'Permanent Resident Card' },
  { id: 'A2', list: 'A', title: 'Alien Registration Receipt Card' },
  { id: 'A3', list: 'A', title: 'Foreign Passport, I-551 stamp' },
  { id: 'A3', list: 'A', title: 'Foreign Passport, MRIV' },
  { id: 'A4', list: 'A', title: 'Employment Auth. Doc. (I-766)' },
  { id: 'A5', list: 'A', title: 'Foreign Passport', with: ['Form I-94', 'Form I-20', 'Form DS-2019'] },
  { id: 'A6', list: 'A', title: 'FSM or RMI Passport', with: ['Form I-94'] },
  { id: 'B1', list: 'B', title: 'Driver’s License' },
  { id: 'B1', list: 'B', title: 'State ID Card' },
  { id: 'B2', list: 'B', title: 'Government ID' },
  { id: 'B3', list: 'B', title: 'School ID' },
  { id: 'B4', list: 'B', title: 'Voter Registration Card' },
  { id: 'B5', list: 'B', title: 'U.S. Military Card' },
  { id: 'B5', list: 'B', title: 'Draft Record' },
  { id: 'B6', list: 'B', title: 'Military Dependent’s ID' },
  { id: 'B7', list: 'B', title: 'Merchant Mariner Card' },
  { id: 'B8', list: 'B', title: 'Tribal Document' },
  { id: 'B9', list: 'B', title: 'Canadian Driver’s License' },
  { id: 'B10', list: 'B', title: 'School Record', minorsOnly: true },
  { id: 'B10', list: 'B', title: 'Report Card', minorsOnly: true },
  { id: 'B11', list: 'B', title: 'Clinic Record', minorsOnly: true },
  { id: 'B11', list: 'B', title: 'Doctor Record', minorsOnly: true },
  { id: 'B11', list: 'B', title: 'Hospital Record', minorsOnly: true },
  { id: 'B12', list: 'B', title: 'Day-Care Record', minorsOnly: true },
  { id: 'B12', list: 'B', title: 'Nursery School Record', minorsOnly: true },
  { id: 'C1', list: 'C', title: 'Social Security Card' },
  { id: 'C2', list: 'C', title: 'Form DS-1350' },
  { id: 'C2', list: 'C', title: 'Form FS-545' },
  { id: 'C2', list: 'C', title: 'Form FS-240' },
  { id: 'C3', list: 'C', title: 'Birth Certificate' },
  { id: 'C4', list: 'C', title: 'Tribal Document' },
  { id: 'C5', list: 'C', title: 'U.S. Citizen ID Card (I-197)' },
  { id: 'C6', list: 'C', title: 'Resident Citizen ID (I-179)' },
  { id: 'C7', list: 'C', title: 'DHS Employment Authorization' },
]

/** Every title once, in the order of the lists, with what goes with a passport. */
export const documentTitles: readonly string[] = [
  ...new Set(listedDocuments.flatMap(({ title, with: further = [] }) => [title, ...further])),
]
