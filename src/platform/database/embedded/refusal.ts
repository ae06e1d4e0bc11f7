/** A start that cannot go on: the message is the one sentence the operator reads, without a stack. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused'
}
