import { type ParseArgsConfig, parseArgs } from 'node:util'

type Option = NonNullable<ParseArgsConfig['options']>[string] & { says: string }

export const check = { type: 'boolean', default: false, says: 'ends with 1 when a figure misses its target' } as const
export const server = { type: 'string', says: 'another built server than this folder’s' } as const
export const list = { type: 'boolean', default: false, says: 'names what the figures consist of' } as const

/** What a bench is given. With --help it says what it measures and takes, and nothing is run. */
export function optionsOf<const T extends Record<string, Option>>(measures: string, options: T) {
  const help = { type: 'boolean', default: false, says: 'this text' } as const
  const { values } = parseArgs<{ options: T & { help: typeof help } }>({ options: { ...options, help } })
  if (process.argv.includes('--help')) {
    console.log([measures, '', ...Object.entries({ ...options, help }).map(lineOf)].join('\n'))
    process.exit(0)
  }
  return values
}

function lineOf([name, { type, says, default: given }]: [string, Option]): string {
  const asked = type === 'string' ? `--${name} …` : `--${name}`
  return `  ${asked.padEnd(14)} ${says}${type === 'string' && given !== undefined ? ` (${given})` : ''}`
}
