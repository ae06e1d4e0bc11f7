/** Who shares a worker’s status; with F-1, those whom no petition lets work (D-13). */
export const familyClasses: ReadonlySet<string> = new Set(['H-4', 'L-2', 'O-3', 'TD', 'E-3D'])
export const withoutPetition = (classification: string): boolean =>
  familyClasses.has(classification) || classification === 'F-1'
