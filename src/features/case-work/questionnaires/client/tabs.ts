/** This tab among those of the browser: a name for as long as the page lives, and the one it had before a reload. */
export type Tab = { name: string; before: string | null }

const LOCK = 'visacare.tab.'
const NAME = 'visacare.tab'
let known: Tab | undefined

export function thisTab(): Tab {
  if (known) return known
  const name = crypto.randomUUID()
  known = { name, before: sessionStorage.getItem(NAME) }
  sessionStorage.setItem(NAME, name)
  // Held until the page is gone, however it goes.
  void navigator.locks?.request(LOCK + name, () => new Promise(() => {})).catch(() => {})
  return known
}

/** Whether a tab is open elsewhere. Before a reload it was this one, whether or not the browser has noticed its end. */
export async function openElsewhere(): Promise<(name: string) => boolean> {
  const { name: own, before } = thisTab()
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const open = new Set(held.map(({ name = '' }) => name))
  return (name) => name !== own && name !== before && open.has(LOCK + name)
}
