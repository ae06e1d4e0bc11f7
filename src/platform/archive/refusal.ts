/** An archive that cannot be taken in: its message is for the person who brought it. */
export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused'
}

/** What is wrong with an archive under a passphrase, before anything of it is read. */
export const WRONG_PASSPHRASE = 'This passphrase does not open the archive.'
export const NOT_ENCRYPTED = 'This is no archive of VisaCare: it is not encrypted with a passphrase.'
export const DAMAGED = 'The archive is damaged or was cut off. Nothing was imported.'
