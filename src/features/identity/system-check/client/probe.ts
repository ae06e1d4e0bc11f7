import { systemCheckApi } from '#identity/client/api.ts'
import { browserNameAndVersion } from '#identity/sessions/client/browser.ts'
import { call } from '#platform/client/call.ts'
import type { BrowserFound, ServerFound } from './checks.ts'

export async function probeBrowser(): Promise<BrowserFound> {
  return {
    name: browserNameAndVersion(),
    modern: typeof structuredClone === 'function' && CSS.supports('selector(:has(*))') && 'at' in Array.prototype,
    cookies: navigator.cookieEnabled,
    storage: [() => localStorage, () => sessionStorage].every(canStore),
    indexedDb: await opensDatabase(),
    crypto: crypto.subtle !== undefined,
    online: navigator.onLine,
    zoom: zoomOf(window),
  }
}

/** Half the way of the answer lies between the server's clock and ours. */
export async function probeServer(): Promise<ServerFound | undefined> {
  try {
    const asked = Date.now()
    const { time, ...found } = await call(systemCheckApi.read, {})
    const answered = Date.now()
    return { ...found, clockDifferenceMs: (asked + answered) / 2 - Date.parse(time) }
  } catch {
    return undefined
  }
}

function canStore(storage: () => Storage): boolean {
  try {
    storage().setItem('visacare.check', '1')
    storage().removeItem('visacare.check')
    return true
  } catch {
    return false
  }
}

function opensDatabase(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open('visacare.check')
      request.onerror = () => resolve(false)
      request.onsuccess = () => {
        request.result.close()
        indexedDB.deleteDatabase('visacare.check')
        resolve(true)
      }
    } catch {
      resolve(false)
    }
  })
}

// Zooming makes the inside of a window count fewer pixels than its outside; a phone's window has no outside of its own.
function zoomOf({ outerWidth, innerWidth, visualViewport }: Window): number {
  const touch = matchMedia('(pointer: coarse)').matches
  return touch || outerWidth === 0 ? (visualViewport?.scale ?? 1) : Math.round((outerWidth / innerWidth) * 20) / 20
}
