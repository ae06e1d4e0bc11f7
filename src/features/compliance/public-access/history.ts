import { type Happened, newestFirst } from '#compliance/labor-conditions/history.ts'
import { type ItemId, items } from './checklist.ts'

/** A document that is in the file, or was until another took its place. */
export type Ever = {
  item: ItemId
  certified: boolean
  suppliedOn: string
  suppliedByName: string
  checkedOn: string | null
  checkedByName: string | null
}

type Days = {
  filedOn: string | undefined
  certifiedOn: string | undefined
  readyOn: string | null
  holdOn: string | null
  destroyedOn: string | null
}

/** The upkeep of a public access file: what was put in, looked at, replaced, held and destroyed. */
export function historyOfFile(ever: readonly Ever[], { filedOn, certifiedOn, readyOn, holdOn, destroyedOn }: Days) {
  const seen = new Set<ItemId>()
  const day = (on: string | null | undefined, what: string): Happened[] => (on ? [{ on, who: '', what }] : [])
  return newestFirst([
    ...ever.flatMap(({ item, certified, suppliedOn, suppliedByName, checkedOn, checkedByName }) => {
      const again = seen.has(item)
      seen.add(item)
      const { title } = items[item]
      const what = `${again ? 'Replaced' : 'Put in'}: ${title}${certified ? ', the certified one' : ''}`
      const checked = checkedOn
        ? [{ on: checkedOn, who: checkedByName ?? '', what: `Nothing personal in it: ${title}` }]
        : []
      return [...checked, { on: suppliedOn, who: suppliedByName, what }]
    }),
    ...day(filedOn, 'The LCA was filed'),
    ...day(certifiedOn, 'The LCA was certified'),
    ...day(readyOn, 'The file was complete'),
    ...day(holdOn, 'Held: it is not destroyed'),
    ...day(destroyedOn, 'The file was destroyed'),
  ])
}
