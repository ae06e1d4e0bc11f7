/** Fees by their code in case-types.md §1.5: what goes with a filing … */
export type FeeCode =
  | 'REG'
  | 'I129H1B'
  | 'I129L'
  | 'I129O'
  | 'I129E'
  | 'APF'
  | 'ACWIA'
  | 'FRAUD'
  | 'PL114'
  | 'PL114L'
  | 'PROC'
  | 'I907-A'
  | 'I907-B'
  | 'I907-C'
  | 'I539'
  | 'I765'
  | 'I131'
  | 'I130'
  | 'I140'
  | 'I485'
  | 'IMMFEE'

/** What is asked of the agency in a petition for a worker, as the fees tell it apart. */
export type FeeRequest = 'initial' | 'changeEmployer' | 'extensionSame' | 'amendOnly' | 'amendAndExtend'

/** … and what a consulate or the National Visa Center takes. */
export type FeeAbroad = 'IVFEE employment' | 'IVFEE family' | 'NVC864' | 'MRV'
