/** The signs by which spreadsheets know a formula; programs of East Asia read the full-width ones the same way. */
const LIKE_A_FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** A spreadsheet runs a text that begins like a formula; an apostrophe keeps it a text (OWASP, CSV injection). */
export const harmlessCell = (text: string): string => (LIKE_A_FORMULA.test(text) ? `'${text}` : text)
