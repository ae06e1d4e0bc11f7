import { check, fillPart, orNone, rows, write } from '#engine/paper.ts'
import { section2 } from '../parts/section-2.ts'

const row = (title: string, authority: string, number: string, expiresOn: string) => ({
  title: write(title),
  authority: write(authority),
  number: write(number),
  expiresOn: write(expiresOn),
})

export const section2OnPaper = fillPart(section2, {
  'list-A': rows(
    // The PDF has one field for this title and for that of the second block of Supplement B.
    row('Document Title 1#0', 'Issuing Authority 1', 'Document Number 0 (if any)', 'Expiration Date if any'),
    row(
      'Document Title 2 If any',
      'Issuing Authority_2',
      'Document Number If any_2',
      'List A.  Document 2. Expiration Date (if any)',
    ),
    row(
      'List A.   Document Title 3.  If any',
      'List A. Document 3.  Enter Issuing Authority',
      'List A.  Document 3 Number.  If any',
      // By its tooltip and its place the expiration date.
      'Document Number if any_3',
    ),
  ),
  'list-B': rows(
    row(
      'List B Document 1 Title',
      'List B Issuing Authority 1',
      'List B Document Number 1',
      'List B Expiration Date 1',
    ),
  ),
  'list-C': rows(
    row(
      'List C Document Title 1',
      'List C Issuing Authority 1',
      'List C Document Number 1',
      'List C Expiration Date 1',
    ),
  ),
  notes: orNone(write('Additional Information'), ''),
  alternative: check('CB_Alt'),
  'first-day': write('FirstDayEmployed mmddyyyy'),
  signer: write('Last Name First Name and Title of Employer or Authorized Representative'),
  employer: write('Employers Business or Org Name'),
  'employer-address': write('Employers Business or Org Address'),
})
