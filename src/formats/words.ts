/** '1 page', '2,000 pages'. */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en')} ${n === 1 ? one : many}`

export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** With a full stop, unless it ends as a sentence already: '…needed?'. */
export const ended = (words: string): string => (/[.?!…]$/.test(words) ? words : `${words}.`)
