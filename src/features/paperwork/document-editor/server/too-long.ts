/** More than the editor on the page can show at once: some 200 pages of text. */
export class TooLong extends Error {
  override name = 'TooLong'
}
