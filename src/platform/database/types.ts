import pg from 'pg'

const { builtins } = pg.types

/**
 * PostgreSQL answers text; these are the types whose defaults mislead. int8 and numeric would be strings, a DATE would
 * become local midnight, a timestamp a Date that loses microseconds (and with them the keyset of a list).
 */
export function parserFor(oid: number, format?: 'text' | 'binary') {
  if (format !== 'binary') {
    if (oid === builtins.INT8) return safeInteger
    if (oid === builtins.NUMERIC) return Number
    if (oid === builtins.DATE) return asIs
    if (oid === builtins.TIMESTAMPTZ) return isoInstant
    if (oid === INT8_ARRAY) return int8Array
  }
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')
}

const INT8_ARRAY = 1016
const TEXT_ARRAY = 1009
const parseTextArray = (pg.types.getTypeParser as (oid: number) => (value: string) => string[])(TEXT_ARRAY)

const asIs = (value: string) => value
const int8Array = (value: string) => parseTextArray(value).map(safeInteger)

function safeInteger(value: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} does not fit a JSON number`)
  return number
}

// Connections run with TimeZone UTC: '2026-11-15 01:42:45.123456+00' → '2026-11-15T01:42:45.123456Z'
const isoInstant = (value: string) => `${value.slice(0, 10)}T${value.slice(11, -3)}Z`
