import { parseState, parseZip } from '#platform/formats/addresses.ts'
import { parseEmail } from '#platform/formats/email.ts'
import { parseFein } from '#platform/formats/fein.ts'
import {
  parseANumber,
  parseI94Number,
  parseOnlineAccountNumber,
  parsePassportNumber,
  parseSevisId,
  parseVisaFoilNumber,
} from '#platform/formats/immigration-numbers.ts'
import { parseNaicsCode, parseSocCode } from '#platform/formats/labor-numbers.ts'
import type { Parsed } from '#platform/formats/parsed.ts'
import { parseUsPhone } from '#platform/formats/phone.ts'
import { parseReceiptNumber } from '#platform/formats/receipt-number.ts'
import { parseSsn } from '#platform/formats/ssn.ts'
import type { Format } from './fact.ts'

/** Each named format's parser: the stored form out, or one sentence. */
export const formats: Record<Format, (text: string) => Parsed> = {
  email: parseEmail,
  phone: parseUsPhone,
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
