import type { Import } from '../contract.ts'
import type { ImportKind } from '../targets.ts'

export const titleOf = (kind: ImportKind) => (kind === 'people' ? 'Import Employees' : 'Import Companies')
export const listOf = (kind: ImportKind) =>
  kind === 'people' ? '/lawFirmBeneficiaryDetails' : '/visaCareManageClients'

const number = (count: number) => count.toLocaleString('en')
export const rowsInWords = (count: number) => `${number(count)} ${count === 1 ? 'row' : 'rows'}`

export const statusWords: Record<
  Import['status'],
  { text: string; hue: 'gray' | 'blue' | 'green' | 'red' | 'orange' }
> = {
  uploaded: { text: 'Uploaded', hue: 'gray' },
  checking: { text: 'Checking', hue: 'blue' },
  checked: { text: 'Checked', hue: 'orange' },
  importing: { text: 'Importing', hue: 'blue' },
  imported: { text: 'Imported', hue: 'green' },
  undone: { text: 'Taken back', hue: 'gray' },
  failed: { text: 'Failed', hue: 'red' },
}

/** Where an import stands, in a sentence. */
export function standingOf({ status, kind, totalRows, badRows, doneRows, companyName }: Import): string {
  const where = companyName ? ` for ${companyName}` : ''
  switch (status) {
    case 'uploaded':
      return `${rowsInWords(totalRows)}${where}. Say what each column holds; then every cell is checked.`
    case 'checking':
      return `Checking ${rowsInWords(totalRows)}${where}. Nothing is imported yet.`
    case 'checked':
      return badRows === 0
        ? `All ${rowsInWords(totalRows)} can be imported${where}. Nothing is imported until you confirm.`
        : `${rowsInWords(totalRows - badRows)} can be imported, ${number(badRows)} cannot. Nothing is imported until you confirm.`
    case 'importing':
      return `Importing${where}. You can leave this page; the bell tells when it is done.`
    case 'imported':
      return `${number(doneRows)} ${kind === 'people' ? 'employees' : 'companies'} were imported${where}.`
    case 'undone':
      return 'This import was taken back. Nothing of it is left.'
    case 'failed':
      return 'Nothing was imported.'
  }
}
