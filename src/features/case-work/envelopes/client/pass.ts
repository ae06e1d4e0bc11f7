const nameOf = (token: string) => `signing.${token.slice(0, 16)}`

/** What the code was exchanged for, until the tab is closed: loading the page again asks for no second code. */
export function keptPass(token: string): string | undefined {
  return window.sessionStorage.getItem(nameOf(token)) ?? undefined
}

export function keepPass(token: string, pass: string): void {
  window.sessionStorage.setItem(nameOf(token), pass)
}
