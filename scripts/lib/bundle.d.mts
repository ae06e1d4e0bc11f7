/** Programs that run in threads: name in a build → source. */
export const threads: Readonly<Record<string, string>>
