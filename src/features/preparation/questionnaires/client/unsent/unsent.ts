/** Whether this browser holds answers of somebody; asked before anything of the store is loaded. */
export const hasUnsent = (owner: string): boolean => localStorage.getItem(flagOf(owner)) !== null

export function rememberUnsent(owner: string, some: boolean): void {
  if (some === hasUnsent(owner)) return
  if (some) localStorage.setItem(flagOf(owner), 'yes')
  else localStorage.removeItem(flagOf(owner))
}

const flagOf = (owner: string) => `visacare.unsent.${owner}`
