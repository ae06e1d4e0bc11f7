/** What the sign-in page says to somebody who comes from setting a password. Kept in memory: a user name is no part of a URL. */
export type SignInGreeting = { text: string; userName: string }

let waiting: SignInGreeting | null = null

export const signInGreeting = {
  announce: (next: SignInGreeting) => {
    waiting = next
  },
  current: () => waiting,
  clear: () => {
    waiting = null
  },
}
