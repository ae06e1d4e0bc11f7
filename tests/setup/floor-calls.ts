import { readFileSync } from 'node:fs'
import type { Import } from './imports.ts'

/** What a floor's client/api.ts lists belongs to the rooms whose contracts are called: as if each had been imported there. */
export function callsBetweenRooms(
  root: string,
  imports: readonly Import[],
  floors: readonly string[],
): { from: string; to: string }[] {
  const listed = floors.map((floor) => [floor, `src/features/${floor}/client/api.ts`] as const)
  return listed.flatMap(([floor, file]) => {
    const text = readFileSync(`${root}/${file}`, 'utf8')
    const contractOf = new Map(
      [...text.matchAll(/^import type \{ ([^}]+) \} from '#([^']+)'$/gm)].flatMap(([, names = '', path = '']) =>
        names.split(', ').map((name) => [name, `src/features/${path}`] as const),
      ),
    )
    const calls = new Map(
      [...text.matchAll(/^export const (\w+) = operationsOf<typeof (\w+)/gm)].map(([, api = '', contract = '']) => [
        api,
        contractOf.get(contract) ?? '',
      ]),
    )
    const lost = [...calls].filter(([, contract]) => contract === '').map(([api]) => api)
    if (calls.size === 0 || lost.length > 0)
      throw new Error(`${file}: no contract was found of ${lost.join(', ') || 'any call'}.`)
    const brings = new RegExp(`^import (?:type )?\\{([^}]+)\\} from '#${floor}/client/api\\.ts'$`, 'm')
    return imports
      .filter(({ to }) => to === file)
      .flatMap(({ from }) => {
        const names = brings.exec(readFileSync(`${root}/${from}`, 'utf8'))?.[1] ?? ''
        return names
          .split(',')
          .map((name) => ({ from, to: calls.get(name.trim().replace(/^type | as .*$/g, '')) ?? '' }))
      })
      .filter(({ to }) => to !== '')
  })
}
