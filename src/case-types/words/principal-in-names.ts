/** Where the name of a paper says the principal's part: "Principal’s recent pay stubs", "… to the principal". */
export const PRINCIPAL = /^Principal(?=’s )|the principal(?!’)/

/** The paper by the name of the one whose it is. */
export const namedAfter = (paper: string, principal: string): string => paper.replace(PRINCIPAL, principal)
