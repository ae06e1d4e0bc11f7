/** An archive that cannot be taken in: its message is for the person who brought it. */
export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused'
}
