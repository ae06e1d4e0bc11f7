/** Which editions an agency takes on which days. Editions are data; a newer one is a new row. */
export type EditionRow = {
  form: string
  /** As printed on the form. */
  edition: string
  from: string
  until?: string
  /** False: no announcement was found; check the agency's page before filing. */
  confirmed: boolean
}

export const editionTable: readonly EditionRow[] = [
  { form: 'i-129', edition: '01/20/25', from: '2025-01-20', until: '2026-03-31', confirmed: true },
  { form: 'i-129', edition: '02/27/26', from: '2026-02-27', confirmed: true },
  { form: 'i-9', edition: '01/20/25', from: '2025-01-20', confirmed: true },
  { form: 'i-9', edition: '08/01/23', from: '2023-08-01', confirmed: true },
  ...unconfirmed({
    'i-130': '04/01/24',
    'i-130a': '04/01/24',
    'i-131': '01/20/25',
    'i-140': '06/07/24',
    'i-485': '01/20/25',
    'i-539': '08/28/24',
    'i-539a': '08/28/24',
    'i-765': '08/21/25',
    'i-864': '10/17/24',
    'i-907': '04/01/24',
    'g-28': '09/17/18',
  }),
]

/** A sentence when this edition is known not to be taken on this day. */
export function editionRefused(form: string, edition: string, on: string, rows = editionTable): string | undefined {
  const ofForm = rows.filter((row) => row.form === form)
  if (ofForm.length === 0) return undefined
  const row = ofForm.find((each) => each.edition === edition)
  const taken = ofForm.filter((each) => isTaken(each, on)).map((each) => each.edition)
  if (row && isTaken(row, on)) return undefined
  return `${form.toUpperCase()} edition ${edition} is not taken on this day${taken.length > 0 ? `; ${taken.join(' or ')} is` : ''}.`
}

/** Whether a person must look at the agency's page before filing this edition. */
export function editionUnconfirmed(form: string, edition: string, rows = editionTable): boolean {
  return !rows.some((row) => row.form === form && row.edition === edition && row.confirmed)
}

const isTaken = ({ from, until }: EditionRow, on: string) => from <= on && (until === undefined || on <= until)

function unconfirmed(editions: Record<string, string>): EditionRow[] {
  return Object.entries(editions).map(([form, edition]) => {
    const [month, day, year] = edition.split('/')
    return { form, edition, from: `20${year}-${month}-${day}`, confirmed: false }
  })
}
