import { accept, compact, decline, type Parsed } from './parsed.ts'

/** Old numbers of 7 or 8 digits are padded; stored as 9 digits without the A. */
export function parseANumber(text: string): Parsed {
  const number = compact(text)
  if (number === '') return decline('The A-Number is missing.')
  if (/^[A-Z]{3}\d{10}$/.test(number)) return decline('This is a receipt number, not an A-Number.')
  if (!/^A?\d{7,9}$/.test(number)) return decline('An A-Number is the letter A and 7 to 9 digits, such as A012345678.')
  return accept(number.replace('A', '').padStart(9, '0'))
}

export function showANumber(stored: string): string {
  return `A${stored}`
}

export function parseOnlineAccountNumber(text: string): Parsed {
  return matching(text, /^\d{12}$/, 'USCIS online account number', 'has 12 digits; it is not the A-Number.')
}

/** 11 characters; since May 2019 the tenth is a letter, old paper numbers are all digits. */
export function parseI94Number(text: string): Parsed {
  return matching(
    text,
    /^\d{9}[A-Z0-9]\d$/,
    'I-94 number',
    'has 11 characters: 9 digits, a letter or digit, and a digit.',
  )
}

export function parseSevisId(text: string): Parsed {
  return matching(text, /^N\d{10}$/, 'SEVIS id', 'is the letter N and 10 digits.')
}

export function parseVisaFoilNumber(text: string): Parsed {
  return matching(
    text,
    /^(?:[A-Z0-9]{8}|\d{14})$/,
    'visa number',
    'is 8 letters and digits (printed in red) or 14 digits.',
  )
}

/** Kept as printed; O and 0 side by side are easily confused, so they get a warning. */
export function parsePassportNumber(text: string): Parsed {
  const passport = matching(text, /^[A-Z0-9]{5,15}$/, 'passport number', 'has 5 to 15 letters and digits.')
  if (passport.ok && passport.value.includes('O'))
    return accept(passport.value, 'Check the letter O against the passport: it is easily confused with the digit 0.')
  return passport
}

function matching(text: string, pattern: RegExp, name: string, rule: string): Parsed {
  const number = compact(text)
  if (number === '') return decline(`The ${name} is missing.`)
  return pattern.test(number) ? accept(number) : decline(`The ${name} ${rule}`)
}

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
