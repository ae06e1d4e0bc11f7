/** What readers are asked for: name in a build → source. */
export const readers: Readonly<Record<string, string>>
