export function buildIsFresh(): boolean
