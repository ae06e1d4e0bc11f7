/** What an employee reads in Spanish. Paper stays English, as the agencies demand (8 CFR 103.2(b)(3)). */
export type SpanishFact = {
  label: string
  help?: string
  options?: Readonly<Record<string, string>>
  columns?: Readonly<Record<string, string>>
  /** What one entry of a list is called. */
  one?: string
  columnOptions?: Readonly<Record<string, Readonly<Record<string, string>>>>
}
export type Spanish = Readonly<Record<string, SpanishFact>>
