import type { Day } from '#formats/day.ts'

/** The kinds of things a rule may ask for, each with the words it is called by in an explanation. */
export type Input =
  | { kind: 'date'; label: string }
  | { kind: 'moment'; label: string }
  | { kind: 'count'; label: string }
  | { kind: 'yesNo'; label: string }
  | { kind: 'text'; label: string }
  | { kind: 'choice'; label: string; options: readonly string[] }
  | { kind: 'list'; label: string; of?: unknown }

export const date = (label: string) => ({ kind: 'date', label }) as const
/** A day and time of Eastern clocks, YYYY-MM-DDTHH:MM:SS. */
export const moment = (label: string) => ({ kind: 'moment', label }) as const
export const count = (label: string) => ({ kind: 'count', label }) as const
export const yesNo = (label: string) => ({ kind: 'yesNo', label }) as const
export const text = (label: string) => ({ kind: 'text', label }) as const
export const choice = <const Option extends string>(label: string, options: readonly Option[]) =>
  ({ kind: 'choice', label, options }) as const
export const list = <Item>(label: string): { kind: 'list'; label: string; of?: Item } => ({ kind: 'list', label })

export type ValueOf<I extends Input> = I extends { kind: 'date' }
  ? Day
  : I extends { kind: 'moment' | 'text' }
    ? string
    : I extends { kind: 'count' }
      ? number
      : I extends { kind: 'yesNo' }
        ? boolean
        : I extends { kind: 'choice'; options: readonly (infer Option)[] }
          ? Option
          : I extends { kind: 'list'; of?: infer Item }
            ? readonly NonNullable<Item>[]
            : never
