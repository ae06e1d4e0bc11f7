import { type About, type Known, missingOf, type Surroundings, standard, type Tools, toolsFor } from './deadline.ts'
import type { Given, InputName } from './inputs.ts'
import type { Evidence, SettingName } from './setting-table.ts'
import { readerOf } from './settings.ts'

/** A question of deadlines.md whose answer is not a date but a yes or a no with a reason. */
export type Check = About & { judge(given: Given, surroundings?: Surroundings): Judged }

export type Judged =
  | { state: 'judged'; verdict: Verdict; toConfirm: readonly SettingName[] }
  | { state: 'missing'; inputs: readonly InputName[] }
  | { state: 'does not apply' }

export type Verdict = { level: 'ok' | 'warn' | 'error'; sentence: string }

type Declared<Needs extends InputName, May extends InputName> = Omit<About, 'needs' | 'may' | 'evidence'> & {
  evidence?: Evidence
  needs: readonly Needs[]
  may?: readonly May[]
  applies?: (known: Known<Needs, May>) => boolean
  judge: (known: Known<Needs, May>, tools: Tools<Needs>) => Verdict
}

export function check<const Needs extends InputName, const May extends InputName = never>(
  declared: Declared<Needs, May>,
): Check {
  const { applies = () => true, judge, evidence = 'S', may = [], ...about } = declared
  return {
    ...about,
    evidence,
    may,
    judge: (given, surroundings = standard) => {
      const missing = missingOf(given, about.needs)
      if (missing.length > 0) return { state: 'missing', inputs: missing }
      const known = given as Known<Needs, May>
      if (!applies(known)) return { state: 'does not apply' }
      const { read, toConfirm } = readerOf(surroundings.settings)
      const verdict = judge(known, toolsFor(given, read, surroundings))
      return { state: 'judged', verdict, toConfirm: toConfirm() }
    },
  }
}

export const ok = (sentence: string): Verdict => ({ level: 'ok', sentence })
export const warn = (sentence: string): Verdict => ({ level: 'warn', sentence })
export const wrong = (sentence: string): Verdict => ({ level: 'error', sentence })
