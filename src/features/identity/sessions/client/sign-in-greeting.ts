/** What the sign-in page says to somebody who comes from setting a password. Kept in memory: a user name is no part of a URL. */
export type SignInGreeting = {
  text: string
  userName: string
  /** Just chosen by the same person: it signs them in once, and is not kept. */
  password?: string
}

let waiting: SignInGreeting | null = null

export const signInGreeting = {
  announce: (next: SignInGreeting) => {
    waiting = next
  },
  current: () => waiting,
  takePassword: () => {
    const password = waiting?.password
    if (waiting) waiting = { text: waiting.text, userName: waiting.userName }
    return password
  },
  clear: () => {
    waiting = null
  },
}
