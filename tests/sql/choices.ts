/**
 * The ways in which a text can come out. Whatever is not known before the product runs is chosen among what its type lets
 * it be; after the first way each other choice is taken once, so there are about as many ways as choices, not their product.
 */
export class Choices {
  private readonly seen = new Set<string>()
  private readonly waiting: Map<string, number>[] = [new Map()]
  private taken = new Map<string, number>()

  /** Begins the next way; false: all are done. */
  next(): boolean {
    const following = this.waiting.shift()
    if (following) this.taken = following
    return following !== undefined
  }

  choose<T>(what: string, among: readonly T[]): T {
    for (let index = 1; index < among.length; index++) {
      const choice = `${what}=${index}`
      if (this.seen.has(choice)) continue
      this.seen.add(choice)
      this.waiting.push(new Map([...this.taken, [what, index]]))
    }
    return among[this.taken.get(what) ?? 0] as T
  }
}
