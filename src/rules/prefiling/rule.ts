import type { FormId } from '#case-types/package/declared-package.ts'
import type { Fact, ValueOf } from '#engine/fact.ts'

/** The facts of a case as the rules see them. `known` is true for "none" and "does not apply" too. */
export type Facts = { value(id: string): unknown; known(id: string): boolean }

/** error blocks filing, warn needs acknowledgement, info only tells (validation.md). */
export type Severity = 'error' | 'warn' | 'info'

/** What is wrong, in one sentence, and the fact to jump to. */
export type Found = Further & { sentence: string; cause: string }

type Further = {
  /**
   * What the finding rests on, where the sentence does not say all of it or names the day of filing: when it changes, a
   * waiver ends; when only the day of filing moves on, it does not.
   */
  rests?: readonly unknown[]
  /** The row of the form it is about. */
  form?: string
}

/** Reads one fact; undefined when it is not known or there is none. */
export type Read = {
  <F extends Fact>(fact: F): ValueOf<F> | undefined
  known(fact: Fact): boolean
  /** Looks without needing it: what is not there leaves the rule as well checked as with it. */
  peek<F extends Fact>(fact: F): ValueOf<F> | undefined
  /** Whether somebody has answered it, none included, without needing it. */
  answered(fact: Fact): boolean
  /** Names what the rule cannot tell without: it is not known, or its answer leaves out what matters here. */
  misses(fact: Fact): void
}

/** Nothing found: fine. Undefined: it cannot be told yet. Partly: this was found, and the rest cannot be told yet. */
export type Find = (read: Read) => Found | readonly Found[] | false | undefined | Partly

/** A rule of several parts, or of several rows, of which only some could be looked at. */
export type Partly = { found: readonly Found[]; notChecked: true }

export type Rule = {
  id: string
  severity: Severity
  /** The rule applies when one of these forms is in the package. */
  forms: readonly FormId[] | 'all'
  /** The message of validation.md. */
  message: string
  citation: string
  find: Find
  /** False: no reason of an attorney makes it good. */
  waivable?: false
  /** What whoever waives it has to know. */
  waiverNote?: string
}

export const rule = (
  id: string,
  severity: Severity,
  forms: readonly FormId[] | 'all',
  message: string,
  citation: string,
  find: Find,
): Rule => ({ id, severity, forms, message, citation, find })

export const at = ({ id }: Pick<Fact, 'id'>, sentence: string, further: Further = {}): Found => ({
  sentence,
  cause: id,
  ...further,
})

type Values<Needed extends readonly Fact[]> = { [K in keyof Needed]: ValueOf<Needed[K]> }

/** A find that needs all of these facts: not known yet, it cannot tell; known to be none, there is nothing to check. */
export function given<const Needed extends readonly Fact[]>(
  needed: Needed,
  find: (values: Values<Needed>, read: Read) => ReturnType<Find>,
): Find {
  return (read) => {
    const values = needed.map((fact) => read(fact))
    if (needed.some((fact) => !read.known(fact))) return undefined
    return values.some((value) => value === undefined) ? [] : find(values as Values<Needed>, read)
  }
}

/** Several finds under one rule: what one finds stands, and what another cannot tell stays not checked. */
export function each(...finds: Find[]): Find {
  return (read) => together(finds.map((find) => find(read)))
}

/** The results of the parts or rows of one rule as one result. */
export function together(results: readonly ReturnType<Find>[]): ReturnType<Find> {
  const found = results.flatMap(foundIn)
  if (!results.some(isOpen)) return found
  return found.length === 0 ? undefined : { found, notChecked: true }
}

export const foundIn = (result: ReturnType<Find>): readonly Found[] => {
  if (result === undefined || result === false) return []
  if ('notChecked' in result) return result.found
  return 'sentence' in result ? [result] : result
}

/** Something could not be looked at: a check that was not made is not a check passed. */
export const isOpen = (result: ReturnType<Find>): boolean =>
  result === undefined || (result !== false && 'notChecked' in result)
