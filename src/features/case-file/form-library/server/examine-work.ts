import { type Examination, type Examined, examine } from './examine.ts'

/** Done in a process of its own (examine-apart.ts): the server goes on answering meanwhile. */
export const work = (given: Examination, onStep: (step: string) => void): Promise<Examined> => examine(given, onStep)
