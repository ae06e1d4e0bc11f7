/** '1 page', '2,000 pages'. */
export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString('en')} ${n === 1 ? one : many}`

export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
