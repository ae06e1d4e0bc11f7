import { useSyncExternalStore } from 'react'

/** Light, dark, or as the system says. */
export type ColorScheme = 'auto' | 'light' | 'dark'

const NAME = 'visacare.colorScheme'
const listeners = new Set<() => void>()
const system = () => window.matchMedia('(prefers-color-scheme: dark)')

function remembered(): ColorScheme {
  try {
    const kept = localStorage.getItem(NAME)
    return kept === 'light' || kept === 'dark' ? kept : 'auto'
  } catch {
    return 'auto'
  }
}

let chosen: ColorScheme = 'auto'

/** Writes the scheme to the page, where variables.css looks for it. */
function apply(): void {
  const dark = chosen === 'dark' || (chosen === 'auto' && system().matches)
  document.documentElement.dataset.colorScheme = dark ? 'dark' : 'light'
  for (const listener of listeners) listener()
}

/** Once, as the page starts: what was chosen in this browser, and from then on what the system and other tabs say. */
export function startColorScheme(): void {
  chosen = remembered()
  system().addEventListener('change', apply)
  window.addEventListener('storage', ({ key }) => {
    if (key !== NAME) return
    chosen = remembered()
    apply()
  })
  apply()
}

function choose(scheme: ColorScheme): void {
  chosen = scheme
  try {
    localStorage.setItem(NAME, scheme)
  } catch {
    // Storage may be full or forbidden; the choice then lasts as long as the page.
  }
  apply()
}

export function useColorScheme(): [ColorScheme, (scheme: ColorScheme) => void] {
  return [useSyncExternalStore(listen, () => chosen), choose]
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
