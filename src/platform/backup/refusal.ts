/** A restore that does not go on, with the one sentence that says why. */
export class RestoreRefused extends Error {
  override name = 'RestoreRefused'
}
