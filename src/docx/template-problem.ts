/** A template that cannot be merged, in one sentence. */
export class TemplateProblem extends Error {
  override name = 'TemplateProblem'
}
