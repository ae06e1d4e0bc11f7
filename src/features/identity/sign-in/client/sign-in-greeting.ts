/** What the sign-in page says to somebody who comes from setting a password. Kept in memory: a user name is no part of a URL. */
export type Arrival = { text: string; userName: string }

let waiting: Arrival | null = null

export const arrival = {
  announce: (next: Arrival) => {
    waiting = next
  },
  current: () => waiting,
  clear: () => {
    waiting = null
  },
}
