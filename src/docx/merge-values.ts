export type MergeImage = {
  readonly bytes: Uint8Array
  readonly type: 'png' | 'jpeg'
  /** In pixels of the picture. */
  readonly width: number
  readonly height: number
  /** The room it may take, in points. */
  readonly widest: number
  readonly highest: number
}
export type MergeItem = Readonly<Record<string, string>>
/** What a field can be: a text, a yes or no, a list for repeated rows, a picture; nothing when it is not known. */
export type MergeValue = string | boolean | readonly MergeItem[] | MergeImage | undefined
export type MergeValues = Readonly<Record<string, MergeValue>>

/** What is known at one place of a document, and what turned out to be missing. */
export class Scope {
  readonly #values: MergeValues
  readonly #item: MergeItem
  readonly #list: string
  readonly missing: Set<string>
  /** Conditions that nobody can decide: they do not hold. */
  readonly undecided: Set<string>
  readonly used: Set<string>

  constructor(values: MergeValues, within?: { scope: Scope; list: string; item: MergeItem }) {
    this.#values = values
    this.#item = within?.item ?? {}
    this.#list = within?.list ?? ''
    this.missing = within?.scope.missing ?? new Set()
    this.undecided = within?.scope.undecided ?? new Set()
    this.used = within?.scope.used ?? new Set()
  }

  text(name: string): string | undefined {
    const own = this.#item[name] ?? this.#item[name.replace(`${this.#list}.`, '')]
    if (own !== undefined) return own
    const value = this.#values[name]
    return this.#noted(name, typeof value === 'string' && value !== '' ? value : undefined)
  }

  /** A text, a list or a picture holds when there is one. What nobody knows does not hold, and is undecided. */
  holds(name: string): boolean {
    const own = this.#item[name]
    if (own !== undefined) return own !== ''
    const value = this.#noted(name, this.#values[name], this.undecided)
    if (typeof value === 'boolean') return value
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''
  }

  items(name: string): Scope[] {
    const value = this.#values[name]
    const items = this.#noted(name, Array.isArray(value) ? (value as readonly MergeItem[]) : undefined) ?? []
    return items.map((item) => new Scope(this.#values, { scope: this, list: name, item }))
  }

  /** A picture that nobody gave leaves no gap. */
  image(name: string): MergeImage | undefined {
    const value = this.#values[name]
    return value !== undefined && typeof value === 'object' && 'bytes' in value ? value : undefined
  }

  #noted<T>(name: string, value: T | undefined, lacking = this.missing): T | undefined {
    if (value === undefined) lacking.add(name)
    else this.used.add(name)
    return value
  }
}
