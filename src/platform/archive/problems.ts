const MOST = 20

/** Where something is in an archive, and what is wrong with it; the row is the line of its file in `records/`. */
export const problemAt = (
  table: string,
  place: number,
  at: { column: string } | { fact: string },
  why: string,
): string => {
  const [kind, name] = Object.entries(at)[0] ?? []
  return `Row ${place} of “${table.replaceAll('_', ' ')}”, ${kind} “${storable(String(name).slice(0, 100))}”: ${why}.`
}

/** The first of many; the rest are counted. */
export const someOf = (problems: readonly string[], what: string): string[] =>
  problems.length > MOST
    ? [...problems.slice(0, MOST), `And ${(problems.length - MOST).toLocaleString('en')} more ${what}.`]
    : [...problems]

/** A text of an archive as the database takes it, and as one line: no zero byte, no half of a character. */
export const storable = (text: string): string => text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')

/** An archive that cannot be taken in: its message is for the person who brought it. */
export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused'
}

/** What is wrong with an archive under a passphrase, before anything of it is read. */
export const WRONG_PASSPHRASE = 'This passphrase does not open the archive.'
export const NOT_ENCRYPTED = 'This is no archive of VisaCare: it is not encrypted with a passphrase.'
export const DAMAGED = 'The archive is damaged or was cut off. Nothing was imported.'
