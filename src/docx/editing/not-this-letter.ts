/** What came back from the editor does not fit the file it is said to come from. */
export class NotThisLetter extends Error {
  override name = 'NotThisLetter'
}
