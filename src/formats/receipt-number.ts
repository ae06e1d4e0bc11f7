import { accept, compact, decline, type Parsed } from './parsed.ts'

/** Three letters and ten digits, stored without dashes; an unknown prefix is accepted with a warning. */
export function parseReceiptNumber(text: string): Parsed {
  const receipt = compact(text)
  if (receipt === '') return decline('The receipt number is missing.')
  if (/^A?\d{7,9}$/.test(receipt)) return decline('This looks like an A-Number, which is not a receipt number.')
  if (!/^[A-Z]{3}/.test(receipt)) return decline('A receipt number starts with three letters, such as IOE or WAC.')
  if (!/^[A-Z]{3}\d*$/.test(receipt)) return decline('After its three letters a receipt number has digits only.')
  const digits = receipt.length - 3
  if (digits !== 10) return decline(`A receipt number has 10 digits after its letters; this one has ${digits}.`)
  const prefix = receipt.slice(0, 3)
  return receiptOffices[prefix]
    ? accept(receipt)
    : accept(receipt, `${prefix} is not a prefix we know; check it against the receipt notice.`)
}

/** The prefix names the office that first took the filing; it does not change on transfer. */
export const receiptOffices: Readonly<Record<string, string>> = {
  EAC: 'Vermont Service Center',
  VSC: 'Vermont Service Center',
  WAC: 'California Service Center',
  CSC: 'California Service Center',
  LIN: 'Nebraska Service Center',
  NSC: 'Nebraska Service Center',
  SRC: 'Texas Service Center',
  TSC: 'Texas Service Center',
  MSC: 'National Benefits Center',
  NBC: 'National Benefits Center',
  YSC: 'Potomac Service Center',
  IOE: 'USCIS electronic system (includes scanned paper filings)',
}
