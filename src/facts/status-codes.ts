/**
 * The classes of admission as USCIS writes them in its lists of current nonimmigrant status (Forms I-129, I-539 and
 * I-539A have the same list).
 */
export const statusCodes = [
  ...['1B1', '1B2', '1B3', '1B4', '1B5', '1BS', 'A1', 'A2', 'A3', 'AS', 'ASD', 'AW', 'B1', 'B1A', 'B1B', 'B1C'],
  ...['B1D', 'B2', 'BE', 'C1', 'C2', 'C3', 'C4', 'CC', 'CH', 'CP', 'CW1', 'CW2', 'D1', 'D2', 'DA', 'DE', 'DT', 'DX'],
  ...['E1', 'E2', 'E2C', 'E3', 'E3D', 'EAO', 'EWI', 'F1', 'F2', 'FSM', 'FUG', 'G1', 'G2', 'G3', 'G4', 'G5', 'GB'],
  ...['GT', 'H1', 'H1A', 'H1B', 'H1C', 'H2', 'H2A', 'H2B', 'H2R', 'H3', 'H3A', 'H3B', 'H4', 'HSC', 'I', 'IMM', 'IN'],
  ...['J1', 'J1S', 'J2', 'J2S', 'K1', 'K2', 'K3', 'K4', 'L1', 'L1A', 'L1B', 'L2', 'LZ', 'M1', 'M2', 'MIS', 'ML'],
  ...['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7', 'N8', 'N9', 'O1', 'O1A', 'O1B', 'O2', 'O3', 'OP', 'P1', 'P1A', 'P1B'],
  ...['P1S', 'P2', 'P2S', 'P3', 'P3S', 'P4', 'PAL', 'PAR', 'PI', 'Q1', 'Q2', 'Q3', 'R1', 'R2', 'RE', 'RE5', 'RW'],
  ...['S1', 'S2', 'S9', 'SDF', 'ST', 'T1', 'T2', 'T3', 'T4', 'T5', 'TB', 'TC', 'TD', 'TN1', 'TN2', 'TWO', 'U1', 'U2'],
  ...['U3', 'U4', 'U5', 'UN', 'UU', 'V1', 'V2', 'V3', 'WB', 'WD', 'WI', 'WT', 'X'],
] as const

/** The same as people write them, those that somebody may hold today: what can be chosen as current status. */
const held = [
  ...['A-1', 'A-2', 'A-3', 'B-1', 'B-2', 'C-1', 'CW-1', 'CW-2', 'D-1', 'D-2', 'E-1', 'E-2', 'E-2C', 'E-3', 'E-3D'],
  ...['F-1', 'F-2', 'G-1', 'G-2', 'G-3', 'G-4', 'G-5', 'H-1B', 'H-1B1', 'H-2A', 'H-2B', 'H-3', 'H-4', 'I'],
  ...['J-1', 'J-2', 'K-1', 'K-2', 'K-3', 'K-4', 'L-1A', 'L-1B', 'L-2', 'M-1', 'M-2', 'N-8', 'N-9'],
  ...['O-1', 'O-1A', 'O-1B', 'O-2', 'O-3', 'P-1', 'P-1A', 'P-1B', 'P-1S', 'P-2', 'P-2S', 'P-3', 'P-3S', 'P-4'],
  ...['Q-1', 'R-1', 'R-2', 'T-1', 'T-2', 'T-3', 'T-4', 'TD', 'TN', 'U-1', 'U-2', 'U-3', 'U-4', 'U-5', 'V-1', 'V-2'],
  ...['V-3', 'WB', 'WT', 'Parolee', 'Refugee', 'Asylee'],
] as const
export type HeldStatus = (typeof held)[number]
export const statuses: readonly string[] = held

/**
 * A class of admission in our spelling, however it was written: an I-94 prints H1B, people write H-1B or h1b. Compared by
 * it, never letter by letter. What no list has keeps its letters.
 */
export function classOf(written: string): string {
  const plain = lettersOf(written)
  return statuses.find((each) => lettersOf(each) === plain) ?? plain.replace(/^([A-Z]+)(\d.*)$/, '$1-$2')
}

const lettersOf = (status: string): string => status.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Whoever has the green card; no class of admission, and nobody chooses it as one. */
export const RESIDENT = 'Lawful permanent resident'

export type StatusCode = (typeof statusCodes)[number]

/** 'H-4' is H4, 'TN' of a Mexican citizen TN2. Undefined where the list has no such class or the words are unclear. */
export function statusCode(status: string, citizenship?: string): StatusCode | undefined {
  const typed = lettersOf(status)
  if (typed === 'TN') return tnCodes[citizenship ?? '']
  const code = sameClass[typed] ?? typed
  return statusCodes.find((each) => each === code)
}

// TN status is for citizens of Canada (TN1) and Mexico (TN2) only (8 CFR 214.6(a)).
const tnCodes: Readonly<Record<string, StatusCode | undefined>> = { CA: 'TN1', MX: 'TN2' }

/** Classes of admission that the list calls otherwise: newer ones for families, and what people write. */
const sameClass: Readonly<Record<string, StatusCode | undefined>> = {
  E1S: 'E1',
  E1Y: 'E1',
  E2S: 'E2',
  E2Y: 'E2',
  E3S: 'E3D',
  E3Y: 'E3D',
  L2S: 'L2',
  L2Y: 'L2',
  // "HSC – Free trade H1B1"; the list's 1B1 is the specialty occupation of the H-1B itself.
  H1B1: 'HSC',
  H1B2: '1B2',
  H1B3: '1B3',
  ...Object.fromEntries(([1, 2, 3, 4, 5, 6, 7] as const).map((n) => [`NATO${n}`, `N${n}` as const])),
  PAROLEE: 'PAR',
  REFUGEE: 'RE',
  ASYLEE: 'AS',
}
