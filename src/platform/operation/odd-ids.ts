import type { Operation } from './contract.ts'

/**
 * An id in an address is written in digits. JavaScript reads more than that as a number ('0x2f', '4.7e1', ' 47'), so one
 * record would have many addresses, and what looks at addresses (a proxy, a log) would not know them as the same.
 */
export function oddIds({ names = {} }: Pick<Operation, 'names'>, input: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(input).flatMap(([name, value]) =>
    (name in names || /^id$|Id$/.test(name)) && typeof value === 'string' && isOdd(value) ? name : [],
  )
}

const isOdd = (text: string): boolean => text !== '' && !/^-?\d+$/.test(text) && Number.isFinite(Number(text))
