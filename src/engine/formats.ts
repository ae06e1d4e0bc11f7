import { parseState, parseZip } from '#formats/addresses.ts'
import { parseEmail } from '#formats/email.ts'
import {
  parseANumber,
  parseI94Number,
  parseOnlineAccountNumber,
  parsePassportNumber,
  parseReceiptNumber,
  parseSevisId,
  parseVisaFoilNumber,
} from '#formats/immigration-numbers.ts'
import { parseNaicsCode, parseSocCode } from '#formats/labor-numbers.ts'
import { accept, decline, type Parsed } from '#formats/parsed.ts'
import { parseUsPhone } from '#formats/phone.ts'
import { parseFein, parseSsn } from '#formats/tax-numbers.ts'
import type { Format } from './fact.ts'

/** Each named format's parser: the stored form out, or one sentence. */
export const formats: Record<Format, (text: string) => Parsed> = {
  email: parseEmail,
  phone: parseUsPhone,
  worldPhone: parseWorldPhone,
  fein: parseFein,
  ssn: parseSsn,
  aNumber: parseANumber,
  i94: parseI94Number,
  sevis: parseSevisId,
  passport: parsePassportNumber,
  receipt: parseReceiptNumber,
  naics: parseNaicsCode,
  soc: parseSocCode,
  zip: (text) => parseZip(text),
  state: parseState,
  onlineAccount: parseOnlineAccountNumber,
  visaFoil: parseVisaFoilNumber,
}

/** A number of any country with its code, or one of the United States without; stored as E.164. */
function parseWorldPhone(text: string): Parsed {
  const typed = text.trim()
  if (!typed.startsWith('+') || typed.startsWith('+1')) return parseUsPhone(typed)
  const digits = typed.slice(1).replace(/[\s().-]/g, '')
  // At most 15 digits with the country code, which does not begin with 0 (ITU-T E.164 §6.2.1).
  if (/^[1-9]\d{6,14}$/.test(digits)) return accept(`+${digits}`)
  return decline('A phone number abroad starts with its country code, such as +91 98765 43210.')
}
