/** One page of the help: what somebody wants to do, step by step, in the words of the screen. */
export type HelpTopic = {
  id: string
  title: string
  /** The roles it is written for. */
  roles: readonly number[]
  /** One step each; a step names what stands on the screen. */
  steps: readonly string[]
  /** Other words that people look for. */
  words?: string
  /** Where it begins. */
  link?: { to: string; words: string }
}
