/** An archive has everything in clear inside: short words are tried out too soon. */
export const SHORTEST_PASSPHRASE = 12
